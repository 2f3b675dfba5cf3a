/** After this long without a key or a touch, requests count as made by the screen and not by a person. */
const IDLE_MS = 60_000;

let last = Date.now();
const note = () => {
  last = Date.now();
};

/** Called once, when the page starts. */
export function watchActivity(): void {
  for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    window.addEventListener(kind, note, { capture: true, passive: true });
  }
}

/** Whether nobody seems to sit here: requests made then must not keep the session alive (its idle time-out). */
export const nobodyIsHere = (): boolean => document.hidden || Date.now() - last > IDLE_MS;
