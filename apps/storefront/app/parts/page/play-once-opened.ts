/** Plays a video as soon as somebody opens what it stands in; without scripts they press its own button. SECT-4. */
export function playOnceOpened(page: Document) {
  const play = ({ target }: Event) =>
    void (target as Element).querySelector<HTMLVideoElement>('[data-plays][open] > video')?.play()
  // The event does not bubble.
  page.addEventListener('toggle', play, true)
}
