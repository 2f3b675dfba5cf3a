type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input typed into a field before hydration, which may reset the field to the server's value. */
const typed = new WeakMap<Element, string>();

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Whether the value differs from the server's. */
function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/** Must be called before hydration. */
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

/** The person's input, including the browser's autofill; undefined when the field is unchanged. */
export function typedInto(element: Element): string | undefined {
  if (!isField(element)) return undefined;
  const noted = typed.get(element);
  if (noted !== undefined) return noted;
  return element instanceof HTMLInputElement && isChanged(element) ? element.value : undefined;
}
