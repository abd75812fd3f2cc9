/** Plays a video when its `<details>` is opened; without scripts the video's own button plays it. SECT-4. */
export function playOnceOpened(page: Document) {
  const play = ({ target }: Event) =>
    void (target as Element).querySelector<HTMLVideoElement>('[data-plays][open] > video')?.play()
  // `toggle` events don't bubble.
  page.addEventListener('toggle', play, true)
}
