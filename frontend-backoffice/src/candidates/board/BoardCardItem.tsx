import '../../i18n/record';
import type { DraggableProvided } from '@hello-pangea/dnd';
import { keyframes, styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { fullName } from '../useCandidate';
import { AMBER, SIZE } from '../../ui/theme/tokens';
import { type PlacedFace, placeOfCard } from './card';
import type { PlacedCard } from './placedCards';
import { translate } from '../../i18n/texts';

/** Every card has this height, so that a column knows the place of each without drawing it. */
export const CARD_HEIGHT = 72;

const arrived = keyframes({
  from: { boxShadow: `0 0 0 3px ${AMBER.main}` },
  to: { boxShadow: '0 0 0 3px transparent' },
});

/** The one styled element of a card: a board has hundreds, and styling each of its parts took longest. */
const Surface = styled('div')(({ theme }) => ({
  position: 'relative',
  boxSizing: 'border-box',
  height: CARD_HEIGHT,
  padding: '6px 10px',
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '&:hover': { borderColor: theme.palette.text.secondary },
  '&[aria-busy="true"]': { opacity: 0.7 },
  '&[aria-roledescription]': { cursor: 'grab' },
  '&[data-carried="true"]': {
    cursor: 'grabbing',
    boxShadow: theme.shadows[8],
    borderColor: theme.palette.text.primary,
  },
  '& .line': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .name': { paddingRight: 32, fontSize: SIZE.base, lineHeight: '21px' },
  '& .muted': { color: theme.palette.text.secondary, fontSize: SIZE.tiny, lineHeight: '18px' },
  '& .facts': { display: 'flex', justifyContent: 'space-between', gap: 8 },
  '& .dot': {
    display: 'inline-block',
    width: 8,
    height: 8,
    marginRight: 5,
    borderRadius: '50%',
    forcedColorAdjust: 'none',
  },
  '& .more': {
    position: 'absolute',
    zIndex: 1,
    top: 1,
    right: 1,
    width: 32,
    height: 32,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: theme.palette.text.secondary,
    font: 'inherit',
    fontSize: SIZE.lead,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '@media (pointer: coarse)': { width: 44, height: 44 },
  },
  '@media (pointer: fine)': {
    '&:not(:hover, :focus-within) .more:not([aria-expanded="true"])': { opacity: 0 },
  },
  '&[data-news="true"]': {
    animation: `${arrived} 4s ease-out`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
}));

interface Props {
  card: PlacedFace;
  placed?: Omit<PlacedCard, 'card'> | undefined;
  /** Of the card that can be carried; on a phone cards are moved by their menu. */
  drag?: DraggableProvided;
  carried?: boolean;
  style?: CSSProperties;
  children: ReactNode;
}

/** A card in its column. It is a group with things to press in it, so it must not claim to be one button. */
export function BoardCardItem({ card, placed, drag, carried = false, style, children }: Props) {
  return (
    <Surface
      ref={drag?.innerRef}
      {...(drag
        ? {
            ...drag.draggableProps,
            ...drag.dragHandleProps,
            'aria-roledescription': translate('candidates.board.movable'),
          }
        : { tabIndex: -1 })}
      style={{ ...style, ...drag?.draggableProps.style }}
      role="group"
      aria-label={`${fullName(card)}, ${placeOfCard(card)}`}
      aria-busy={placed?.pending}
      data-card={card.id}
      data-carried={carried}
      data-news={placed?.byOther ?? false}
    >
      {children}
    </Surface>
  );
}
