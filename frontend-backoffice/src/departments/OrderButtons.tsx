import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { Box, IconButton } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';

interface Props {
  name: string;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
}

/** Moves a row of a list with the keyboard or a finger. The focus stays on the button, wherever its row has gone. */
export function OrderButtons({ name, first, last, onMove }: Props) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'up' | 'down' | null>(null);

  useLayoutEffect(() => {
    const way = pressed.current;
    if (!way) return;
    // At the end of the list that button is of no use any more: the other one is.
    const usable = way === 'up' ? (first ? down : up) : last ? up : down;
    if (document.activeElement !== usable.current) usable.current?.focus();
  });

  const press = (way: 'up' | 'down') => {
    pressed.current = way;
    onMove(way === 'up' ? -1 : 1);
  };
  const forget = () => {
    pressed.current = null;
  };

  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <IconButton
        ref={up}
        aria-label={`Subir «${name}»`}
        disabled={first}
        onClick={() => press('up')}
        onBlur={(event) => event.relatedTarget && forget()}
        sx={{ width: 44, height: 44 }}
      >
        <ArrowUpwardOutlined fontSize="small" />
      </IconButton>
      <IconButton
        ref={down}
        aria-label={`Bajar «${name}»`}
        disabled={last}
        onClick={() => press('down')}
        onBlur={(event) => event.relatedTarget && forget()}
        sx={{ width: 44, height: 44 }}
      >
        <ArrowDownwardOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}
