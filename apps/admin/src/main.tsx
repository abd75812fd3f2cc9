import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './layout/faces.css'

createRoot(document.getElementById('root')!).render(<App />)
