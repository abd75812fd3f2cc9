/**
 * Makes a node's children those of some SVG markup. Where the same elements exist, only their attributes are changed, so that a
 * moved picture is not loaded and decoded again.
 */
export function patch(node: SVGElement, markup: string): void {
  const parsed = node.cloneNode(false) as SVGElement
  parsed.innerHTML = markup
  if (!patchChildren(node, parsed)) node.replaceChildren(...parsed.childNodes)
}

/** Returns false where the two differ in more than attributes; attributes may have been changed by then. */
function patchChildren(current: Element, next: Element): boolean {
  if (current.childNodes.length !== current.children.length) return false
  if (current.children.length !== next.children.length || next.childNodes.length !== next.children.length)
    return false
  return [...next.children].every((child, at) => {
    const before = current.children[at] as Element
    if (before.tagName !== child.tagName) return false
    patchAttributes(before, child)
    return patchChildren(before, child)
  })
}

function patchAttributes(current: Element, next: Element): void {
  for (const { name } of [...current.attributes]) if (!next.hasAttribute(name)) current.removeAttribute(name)
  for (const { name, value } of [...next.attributes])
    if (current.getAttribute(name) !== value) current.setAttribute(name, value)
}
