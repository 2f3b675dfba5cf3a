import { Draggable } from '@hello-pangea/dnd';
import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fullName } from '../candidates/types';
import { columnName } from './cardText';
import type { PlacedCard } from './placedCards';
import type { BoardCard } from './types';

const arrived = keyframes({
  from: { boxShadow: '0 0 0 3px #ffb224' },
  to: { boxShadow: '0 0 0 3px transparent' },
});

interface Props {
  card: BoardCard;
  index: number;
  placed: PlacedCard | undefined;
  /** Columns beside each other: cards are carried. Otherwise one at a time, and cards are moved by their menu. */
  carried: boolean;
  children: ReactNode;
}

const surface = {
  position: 'relative',
  p: 1.25,
  pb: 0.5,
  mb: 1,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

/** A card in its column. It is a group with things to press in it, so it must not claim to be one button. */
export function BoardCardItem({ card, index, placed, carried, children }: Props) {
  const label = `${fullName(card)}, ${columnName(card.stage)}`;
  const news = placed?.byOther
    ? {
        animation: `${arrived} 4s ease-out`,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }
    : {};
  if (!carried) {
    return (
      <Box role="group" aria-label={label} data-card={card.id} tabIndex={-1} sx={[surface, news]}>
        {children}
      </Box>
    );
  }
  return (
    <Draggable draggableId={card.id} index={index}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <Box
          ref={innerRef}
          {...draggableProps}
          {...dragHandleProps}
          style={draggableProps.style}
          role="group"
          aria-roledescription="tarjeta que se puede mover"
          aria-label={label}
          aria-busy={placed?.pending}
          data-card={card.id}
          sx={[
            surface,
            news,
            { cursor: isDragging ? 'grabbing' : 'grab', opacity: placed?.pending ? 0.7 : 1 },
            isDragging && { boxShadow: 8, borderColor: 'text.primary' },
          ]}
        >
          {children}
        </Box>
      )}
    </Draggable>
  );
}
