import { type MouseEvent, useId, useState } from 'react';

/** Properties of a button and of MUI's `Menu` that it opens; `choose` makes the handler of an item. */
export function useMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Inside the landmark or dialog of its button, where screen readers look for it. Kept when the menu closes: what it
  // made inert belongs to the place where it was open.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  const onClose = () => setAnchor(null);
  return {
    button: {
      id: `${id}-of`,
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        setContainer(currentTarget.closest<HTMLElement>('[role="dialog"], main'));
        setAnchor(currentTarget);
      },
    } as const,
    menu: {
      id,
      anchorEl: anchor,
      open,
      onClose,
      container,
      slotProps: { list: { 'aria-labelledby': `${id}-of` } },
    },
    choose: (act: () => void) => () => {
      onClose();
      act();
    },
  };
}
