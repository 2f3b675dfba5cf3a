import { t } from '@lingui/core/macro';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from './Icon';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog; it is open while mounted. The browser traps the focus and closes it on Escape. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed before it is removed, because closing makes the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-lg bg-surface p-5 text-text shadow-high sm:p-6"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={t`Cerrar`}
          className="-m-2 grid size-11 shrink-0 place-items-center"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
