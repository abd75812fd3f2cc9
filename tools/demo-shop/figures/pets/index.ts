import type { Figure } from '../draw.ts'
import { cat } from './cat.ts'
import { dog } from './dog.ts'
import { heart, paw } from './marks.ts'
import { chicken, fish, hamster, parrot, pony, rabbit, turtle } from './other-pets.ts'

export const PETS: readonly Figure[] = [
  dog('dog', 'Dog', ['#b98a58', '#7a5230', '#c8452f'], 'hang', 1, 'labrador, retriever'),
  dog('shepherd', 'Shepherd dog', ['#6b5a4c', '#3a332f', '#e6a93a'], 'stand', 1.06, 'alsatian'),
  dog('puppy', 'Puppy', ['#e3c79b', '#a8713f', '#2f8a86'], 'hang', 0.7, 'small dog, beagle'),
  dog('terrier', 'Terrier', ['#d9d2c6', '#8b8378', '#4a6a9c'], 'stand', 0.74, 'small dog, westie'),
  cat('cat', 'Cat', ['#6d6a75', '#b5b1ba', '#c8452f'], 1, 'tabby'),
  cat('ginger-cat', 'Ginger cat', ['#dc8a3e', '#f0c890', '#2f8a86'], 1, 'tabby'),
  cat('kitten', 'Kitten', ['#3b3840', '#8a8792', '#e6a93a'], 0.7, 'young cat'),
  ...[rabbit, hamster, parrot, fish, turtle, chicken, pony, paw, heart],
]
