/** Checks that the parts of a screen are visible, complete and uncovered. */
import type { Page } from '@playwright/test';

/** Pixels by which the page is wider than the screen. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Links and buttons of the header that overlap, are cut off or leave the screen. */
export const complaintsAboutHeader = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('header :is(a, button, summary)')]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, box: control.getBoundingClientRect() }));
    const name = (control: HTMLElement) => control.ariaLabel ?? control.innerText;
    const complaints: string[] = [];
    for (const [index, { control, box }] of controls.entries()) {
      if (box.left < 0 || box.right > window.innerWidth)
        complaints.push(`${name(control)} leaves the screen`);
      if (control.scrollWidth > control.clientWidth + 1 && getComputedStyle(control).display !== 'inline') {
        complaints.push(`${name(control)} is cut off`);
      }
      for (const other of controls.slice(index + 1)) {
        const apart =
          box.right <= other.box.left + 1 ||
          other.box.right <= box.left + 1 ||
          box.bottom <= other.box.top + 1 ||
          other.box.bottom <= box.top + 1;
        if (!apart) complaints.push(`${name(control)} and ${name(other.control)} overlap`);
      }
    }
    return complaints;
  });

const MOST_STOPS = 300;

/**
 * Presses Tab from the top of the page until the focus has left it again. Gives the names of what was reached, and
 * what is wrong: controls that do not show the focus, that lie below something else, or that were never reached.
 */
export async function walkByKeyboard(page: Page): Promise<{ reached: string[]; complaints: string[] }> {
  const reached: string[] = [];
  const complaints: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (stop === null) break;
    reached.push(stop.name);
    complaints.push(...stop.complaints.map((complaint) => `${stop.name}: ${complaint}`));
    if (reached.length > MOST_STOPS) throw new Error(`${page.url()}: the keyboard does not get out again.`);
  }
  return { reached, complaints: [...complaints, ...(await page.evaluate(describeUnreached))] };
}

/** Runs in the page. null: the focus is outside of it. */
function describeFocus(): { name: string; complaints: string[] } | null {
  const focus = document.activeElement;
  if (!(focus instanceof HTMLElement) || focus === document.body) return null;
  const complaints: string[] = [];
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focus);
  const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  if (!outlined && boxShadow === 'none') complaints.push('does not show that it has the focus');
  const box = [...focus.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  if (box === undefined) return { name: focus.innerText, complaints: ['has no size', ...complaints] };
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (top === null) complaints.push('is not on the screen');
  else if (!focus.contains(top) && !top.contains(focus)) complaints.push(`lies below ${top.localName}`);
  const label = focus instanceof HTMLInputElement ? focus.labels?.[0]?.innerText : focus.innerText;
  focus.setAttribute('data-reached', '');
  return { name: focus.ariaLabel ?? (label || focus.localName), complaints };
}

/** Runs in the page, after the walk. Of a group of radio buttons the keyboard reaches one. */
function describeUnreached(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
    .filter((control) => !control.matches(':disabled, [data-reached], [type=radio], [tabindex="-1"]'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => `${control.outerHTML.slice(0, 120)}: the keyboard does not get there`);
}
