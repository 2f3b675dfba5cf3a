/** Time for other code to move the focus first. */
const PAUSE_MS = 60;

const canHold = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

interface Ancestor {
  element: HTMLElement;
  /** Index of the child that contained the focus. */
  place: number;
}

const headingIn = (part: Element | undefined) =>
  [...(part?.querySelectorAll<HTMLElement>('h1, h2, h3, h4') ?? [])].find((heading) =>
    heading.checkVisibility(),
  );

/** The remaining element near a removed one: the heading of its replacement, or of the part around it. */
function placeNear(ancestors: readonly Ancestor[]): HTMLElement | null {
  for (const { element, place } of ancestors) {
    if (!element.isConnected || !element.checkVisibility()) continue;
    const heading = headingIn(element.children[place]) ?? headingIn(element);
    if (heading) return heading;
  }
  return document.querySelector<HTMLElement>('main h1');
}

function ancestorsOf(element: HTMLElement): Ancestor[] {
  const found: Ancestor[] = [];
  let child = element;
  for (let at = child.parentElement; at && at !== document.body; at = at.parentElement) {
    found.push({ element: at, place: [...at.children].indexOf(child) });
    child = at;
  }
  return found;
}

/** Watches the focus, which this element has or has just lost; returns what ends it. */
export function keepFocus(first: HTMLElement): () => void {
  let last: { element: HTMLElement; ancestors: Ancestor[] } | null = null;
  let pause: ReturnType<typeof setTimeout>;

  function look() {
    if (!last || document.activeElement !== document.body) return;
    const { element, ancestors } = last;
    if (canHold(element)) return element.focus({ preventScroll: true });
    // A disabled element may return. A removed one, or one in a closing dialog, will not.
    if (element.isConnected && element.matches(':disabled') && element.checkVisibility()) return;
    const place = placeNear(ancestors);
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

  const note = (element: HTMLElement) => (last = { element, ancestors: ancestorsOf(element) });
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) note(target);
  };
  /** A press outside any control: the focus was given up, not lost. */
  const onPress = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest('a, button, input, select, textarea, label, summary'))
      last = null;
  };
  const observer = new MutationObserver(() => {
    clearTimeout(pause);
    pause = setTimeout(look, PAUSE_MS);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'open', 'hidden'],
  });
  note(first);
  pause = setTimeout(look, PAUSE_MS);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPress);
  return () => {
    clearTimeout(pause);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPress);
  };
}
