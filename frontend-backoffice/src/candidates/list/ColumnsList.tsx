import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, Button, FormControlLabel, IconButton, List, Switch, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { translate } from '../../i18n/texts';
import { useColumns } from './useColumns';

interface ItemProps {
  label: string;
  shown: boolean;
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
  first: boolean;
  last: boolean;
  /** Something else is held above it. */
  over: boolean;
  drag: Record<'onDragStart' | 'onDragOver' | 'onDragEnd' | 'onDrop', (event: DragEvent) => void>;
}

function Item({ label, shown, onToggle, onMove, first, last, over, drag }: ItemProps) {
  const steps = [
    ['candidates.list.views.up', -1, ArrowUpwardOutlined, first],
    ['candidates.list.views.down', 1, ArrowDownwardOutlined, last],
  ] as const;
  return (
    <Box
      component="li"
      draggable
      {...drag}
      sx={{ display: 'flex', alignItems: 'center', borderRadius: 1, bgcolor: over ? 'action.selected' : '' }}
    >
      <DragIndicator aria-hidden color="disabled" fontSize="small" sx={{ cursor: 'grab', mr: 1 }} />
      <FormControlLabel
        control={<Switch size="small" checked={shown} onChange={onToggle} />}
        label={<Typography variant="body2">{label}</Typography>}
        sx={{ flex: 1, minHeight: 36, mr: 1 }}
      />
      {/* Not `disabled` at the ends: the keyboard stays on the button that it presses again and again. */}
      {steps.map(([word, by, Icon, atEnd]) => (
        <IconButton
          key={word}
          size="small"
          aria-disabled={atEnd}
          aria-label={`${translate(word)}: ${label}`}
          onClick={() => !atEnd && onMove(by)}
          sx={atEnd ? { color: 'text.disabled', cursor: 'default' } : {}}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Box>
  );
}

/** Which columns, in which order: dragged, or a step at a time. `opened`: how often. */
export function ColumnsList({ opened }: { opened: number }) {
  const { columns, isPending, toggle, move, reset } = useColumns();
  const [held, setHeld] = useState('');
  const [over, setOver] = useState('');
  const [said, setSaid] = useState('');
  // The menu was placed while it was empty, and places itself anew when the window changes.
  useEffect(() => {
    window.dispatchEvent(new Event('resize'));
  }, [columns.length, isPending]);
  // MUI gives the focus to what it opens, and cannot while react-admin's popover, which stays mounted, is still hidden.
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [opened, isPending]);
  function put(name: string, label: string, to: number) {
    move(name, to);
    setSaid(
      translate('candidates.list.views.placed', {
        name: translate(label),
        place: to + 1,
        count: columns.length,
      }),
    );
  }
  const drag = (name: string, place: number): ItemProps['drag'] => ({
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = 'move';
      setHeld(name);
    },
    onDragOver: (event) => {
      if (!held) return;
      event.preventDefault();
      setOver(name);
    },
    onDrop: (event) => {
      event.preventDefault();
      const column = columns.find((one) => one.name === held);
      if (column) put(held, column.label, place);
    },
    onDragEnd: () => {
      setHeld('');
      setOver('');
    },
  });
  // What is chosen while the account's choice is still being read would be lost when it comes.
  if (isPending) return null;
  return (
    <Box
      ref={list}
      tabIndex={-1}
      role="dialog"
      aria-label={translate('ra.action.select_columns')}
      sx={{ p: 1, width: { sm: 320 } }}
    >
      <Typography variant="hint" component="p" sx={{ px: 1, maxWidth: 280 }}>
        {translate('candidates.list.columnsHelp')}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      <List disablePadding>
        {columns.map(({ name, label, shown }, place) => (
          <Item
            key={name}
            label={translate(label)}
            shown={shown}
            onToggle={() => toggle(name)}
            onMove={(by) => put(name, label, place + by)}
            first={place === 0}
            last={place === columns.length - 1}
            over={over === name && held !== name}
            drag={drag(name, place)}
          />
        ))}
      </List>
      <Button size="small" onClick={reset}>
        {translate('ra.action.reset')}
      </Button>
    </Box>
  );
}
