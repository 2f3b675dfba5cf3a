import { Dialog, type DialogProps } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { AskFirst } from './AskFirst';

interface Props extends Omit<DialogProps, 'onClose'> {
  /** Undefined while it must stay open. */
  onClose: (() => void) | undefined;
}

/** A dialog with a form: after input, Escape and a click outside ask before the input is lost. */
export function WritingDialog({ open, onClose, children, ...dialog }: Props) {
  const typed = useRef(false);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (!open) typed.current = false;
  }, [open]);
  const leave = () => {
    if (typed.current) setAsking(true);
    else onClose?.();
  };
  return (
    <Dialog
      {...dialog}
      open={open}
      onClose={onClose && leave}
      onInput={() => {
        typed.current = true;
      }}
    >
      {children}
      <AskFirst
        open={asking}
        question="¿Descartar lo que has escrito?"
        explanation="Todavía no se ha guardado. Si cierras ahora, se pierde."
        dismiss="Seguir escribiendo"
        confirm="Descartar"
        onClose={() => setAsking(false)}
        onConfirm={() => onClose?.()}
      />
    </Dialog>
  );
}
