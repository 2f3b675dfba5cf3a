import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { IconButton } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { translate } from '../../i18n/texts';

interface Props {
  name: string;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
}

/** Moves a row of a list with the keyboard or a finger. The focus stays on the button, wherever its row has gone. */
export function OrderButtons({ name, first, last, onMove }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef<-1 | 1 | null>(null);

  useLayoutEffect(() => {
    if (!pressed.current) return;
    const [up, down] = group.current?.querySelectorAll('button') ?? [];
    // At the end of the list the focus moves to the other button.
    const usable = pressed.current === -1 ? (first ? down : up) : last ? up : down;
    if (document.activeElement !== usable) usable?.focus();
  });
  const button = (by: -1 | 1, label: string, disabled: boolean, icon: ReactNode) => (
    <IconButton
      aria-label={translate(label, { name })}
      disabled={disabled}
      onClick={() => {
        pressed.current = by;
        onMove(by);
      }}
      onBlur={(event) => {
        if (event.relatedTarget) pressed.current = null;
      }}
      size="large"
    >
      {icon}
    </IconButton>
  );
  return (
    <div ref={group} style={{ whiteSpace: 'nowrap' }}>
      {button(-1, 'ui.order.up', first, <ArrowUpwardOutlined fontSize="small" />)}
      {button(1, 'ui.order.down', last, <ArrowDownwardOutlined fontSize="small" />)}
    </div>
  );
}
