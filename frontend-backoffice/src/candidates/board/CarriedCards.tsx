import { Draggable, type DraggableProvided, Droppable } from '@hello-pangea/dnd';
import { Box } from '@mui/material';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { BoardCardItem, CARD_HEIGHT } from './BoardCardItem';
import type { PlacedCards } from './placedCards';
import type { BoardColumn, PlacedFace } from './card';
import type { ColumnQuery } from './ColumnView';

const STEP = CARD_HEIGHT + 6;
/** The next page is read this many cards before the end of the loaded ones. */
const AHEAD = 8;

interface Props<Card> {
  cards: readonly Card[];
  query: ColumnQuery;
  column: BoardColumn;
  placed?: PlacedCards | undefined;
  face: (card: Card) => ReactNode;
  /** What stands below the cards, or instead of them. */
  children: ReactNode;
}

/** Cards that can be carried. The column scrolls by itself and draws only the cards in sight. */
export function CarriedCards<Card extends PlacedFace>(props: Props<Card>) {
  const { column, cards, query, placed, face, children } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [focused, setFocused] = useState<string>();
  const kept = focused === undefined ? -1 : cards.findIndex(({ id }) => id === focused);
  // Its functions are used in this component alone, which the compiler leaves as it is.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller,
    estimateSize: () => STEP,
    getItemKey: (index) => cards[index]?.id ?? index,
    overscan: 3,
    // The card with the focus stays, however far the column is scrolled.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(kept < 0 ? [] : [kept])])].toSorted((a, b) => a - b),
  });
  const shown = virtual.getVirtualItems();
  const last = virtual.range?.endIndex ?? 0;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const due = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && last >= cards.length - AHEAD;
  useEffect(() => {
    if (due) void fetchNextPage();
  }, [due, fetchNextPage]);

  const item = (card: Card | undefined, drag: DraggableProvided, carried: boolean, style?: CSSProperties) =>
    card && (
      <BoardCardItem card={card} placed={placed?.get(card.id)} drag={drag} carried={carried} style={style}>
        {face(card)}
      </BoardCardItem>
    );

  return (
    <Droppable
      droppableId={column.id}
      isDropDisabled={column.archivada}
      mode="virtual"
      renderClone={(drag, { isDragging }, { source }) => item(cards[source.index], drag, isDragging)}
    >
      {({ innerRef, droppableProps }, { isDraggingOver, draggingFromThisWith, isUsingPlaceholder }) => (
        <Box
          ref={(element: HTMLElement | null) => {
            innerRef(element);
            setScroller(element);
          }}
          {...droppableProps}
          onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-card]')?.dataset['card'])}
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: 'auto',
            overscrollBehavior: 'contain',
            scrollbarWidth: 'thin',
            px: 0.75,
            borderRadius: 1,
            outline: isDraggingOver && !draggingFromThisWith ? '2px dashed' : 'none',
            outlineColor: 'text.secondary',
            outlineOffset: -2,
          }}
        >
          <div style={{ position: 'relative', height: (cards.length + Number(isUsingPlaceholder)) * STEP }}>
            {shown.map(({ index, start }) => {
              const card = cards[index];
              const style = { position: 'absolute', top: start, left: 0, right: 0 } as const;
              return card ? (
                <Draggable key={card.id} draggableId={card.id} index={index}>
                  {(drag, { isDragging }) => item(card, drag, isDragging, style)}
                </Draggable>
              ) : null;
            })}
          </div>
          {children}
        </Box>
      )}
    </Droppable>
  );
}
