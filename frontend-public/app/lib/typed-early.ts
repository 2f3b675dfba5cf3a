type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What people wrote into a field before React had it: taking the page over may write the server's value again. */
const typed = new WeakMap<Element, string>();

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Whether it holds something else than the page came with. */
function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/** To be called before React takes the page over. */
export function watchTyping(): void {
  for (const field of document.querySelectorAll('input, textarea, select')) {
    if (isField(field) && isChanged(field)) typed.set(field, field.value);
  }
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target)) typed.set(target, target.value);
    },
    { capture: true },
  );
}

/** What a person has written into it, a browser's own filling in too; undefined where it is as it came. */
export function typedInto(element: Element): string | undefined {
  if (!isField(element)) return undefined;
  const noted = typed.get(element);
  if (noted !== undefined) return noted;
  return element instanceof HTMLInputElement && isChanged(element) ? element.value : undefined;
}
