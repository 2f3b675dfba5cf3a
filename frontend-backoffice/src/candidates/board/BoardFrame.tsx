import { Box, ButtonBase, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { DragDropContext, type DragUpdate, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import { STAGES, TONE_COLOURS } from '@hiring/contract';
import { type FocusEvent, Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { translate } from '../../i18n/texts';
import { COUNT_LIMIT, formatCount } from '../../ui/format/counts';
import { SIZE, WEIGHT } from '../../ui/theme/tokens';
import { stageTone } from '../StateBadges';
import { fullName } from '../useCandidate';
import { type BoardColumn as Column, columnName, countText, type PlacedFace } from './card';

interface TabsProps {
  columns: readonly Column[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Which column is shown where they have no room beside each other. All of them are always in sight. */
function ColumnTabs({ columns, chosen, onChoose }: TabsProps) {
  const stages = columns.length === STAGES.length;
  return (
    <Box
      role="group"
      aria-label={translate('candidates.board.column')}
      sx={{
        display: 'grid',
        // A phone has room for three names in a row, and for two longer ones below.
        ...(stages
          ? {
              gridTemplateColumns: { xs: 'repeat(6, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
              '& > *': { gridColumn: { xs: 'span 2', sm: 'auto' } },
              '& > :nth-of-type(n + 4)': { gridColumn: { xs: 'span 3', sm: 'auto' } },
            }
          : { gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' }),
        gap: 0.5,
        mb: 1,
      }}
    >
      {columns.map((column) => {
        const { id, etapa, total } = column;
        const name = columnName(column);
        return (
          <ButtonBase
            key={id}
            aria-pressed={id === chosen}
            aria-label={total === undefined ? name : `${name}, ${countText(total)}`}
            onClick={() => onChoose(id)}
            sx={{
              flexDirection: 'column',
              minHeight: 52,
              minWidth: 0,
              px: 0.25,
              borderRadius: 1,
              border: 1,
              borderColor: id === chosen ? 'text.primary' : 'divider',
              borderTop: 4,
              borderTopColor: TONE_COLOURS[stageTone(etapa)].solid,
              bgcolor: id === chosen ? 'background.paper' : 'transparent',
              fontFamily: 'inherit',
              fontWeight: id === chosen ? WEIGHT.strong : WEIGHT.regular,
            }}
          >
            <Box component="span" sx={{ fontSize: SIZE.base, fontVariantNumeric: 'tabular-nums' }}>
              {total === undefined
                ? '…'
                : total === null
                  ? `+${formatCount(COUNT_LIMIT)}`
                  : formatCount(total)}
            </Box>
            <Typography
              component="span"
              noWrap
              sx={{ maxWidth: '100%', font: 'inherit', fontSize: SIZE.small }}
            >
              {name}
            </Typography>
          </ButtonBase>
        );
      })}
    </Box>
  );
}

/** What is announced while a card is carried: of which card, and of which column. */
function sayings(columns: readonly Column[]) {
  const said = (what: string, name: string, { droppableId }: { droppableId: string }) => {
    const column = columns.find(({ id }) => id === droppableId);
    return translate(`candidates.board.drag.${what}`, { name, column: column && columnName(column) });
  };
  return {
    begun: (name: string, source: { droppableId: string }) => said('picked', name, source),
    updated: ({ source, destination }: DragUpdate, name: string): string => {
      if (!destination) return said('nowhere', name, source);
      return said(destination.droppableId === source.droppableId ? 'stillOver' : 'over', name, destination);
    },
    ended: ({ source, destination, reason }: DropResult, name: string): string => {
      if (reason === 'CANCEL') return said('cancelled', name, source);
      if (!destination || destination.droppableId === source.droppableId) return said('stays', name, source);
      return said('dropped', name, destination);
    },
  };
}

/**
 * A card that moves to another column is drawn anew there, and the keyboard would be left nowhere. It goes with the
 * card; when the card has left the board, to the heading of its column.
 */
function useKeepFocus() {
  const last = useRef<{ element: Element; card: string; column: string | undefined }>(undefined);

  const onFocus = ({ target }: FocusEvent) => {
    const card = target.closest<HTMLElement>('[data-card]')?.dataset['card'];
    const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
    last.current = card ? { element: target, card, column } : undefined;
  };

  useLayoutEffect(() => {
    const kept = last.current;
    if (!kept || kept.element.isConnected) return;
    const nowhere = document.activeElement === document.body || document.activeElement === null;
    last.current = undefined;
    if (!nowhere) return;
    const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(kept.card)}"]`);
    const heading = document.getElementById(`columna-${kept.column ?? ''}`);
    (card ?? heading)?.focus({ preventScroll: card === null });
  });

  return onFocus;
}

export interface Shown {
  /** All columns beside each other, or one at a time. */
  wide: boolean;
  /** The column that is shown where one is; absent: the first. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

interface FrameProps<Card> extends Shown {
  columns: readonly Column[];
  findCard: (id: string) => Card | undefined;
  /** The card was dropped on another column. */
  onDrop: (card: Card, to: Column, place: number) => void;
  onPickUp?: () => void;
  /** After each drop, and when it was called off. */
  onPutDown?: () => void;
  column: (column: Column, carried: boolean) => ReactNode;
}

/** The columns of a board with what is announced of them; whose cards they are belongs to the caller. */
export function BoardFrame<Card extends PlacedFace>(props: FrameProps<Card>) {
  const { columns, wide, chosen, onChoose, findCard, onDrop, onPickUp, onPutDown, column: draw } = props;
  const onFocus = useKeepFocus();
  const say = sayings(columns);

  const nameOf = (id: string) => {
    const card = findCard(id);
    return card ? fullName(card) : translate('candidates.board.drag.card');
  };

  const onDragEnd = (result: DropResult, { announce }: ResponderProvided) => {
    announce(say.ended(result, nameOf(result.draggableId)));
    const { source, destination, draggableId } = result;
    const card = findCard(draggableId);
    const to = columns.find(({ id }) => id === destination?.droppableId);
    if (card && to && destination && to.id !== source.droppableId) onDrop(card, to, destination.index);
    onPutDown?.();
  };

  const two = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'), { noSsr: true });
  if (!wide) {
    // A tablet has room for the chosen column and the next one.
    const place = Math.max(
      0,
      columns.findIndex(({ id }) => id === chosen),
    );
    const from = two ? Math.max(0, Math.min(place, columns.length - 2)) : place;
    return (
      <Box onFocus={onFocus}>
        <ColumnTabs columns={columns} chosen={columns[place]?.id} onChoose={onChoose} />
        <Box
          sx={{
            display: 'grid',
            gap: 1.25,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {columns.slice(from, from + (two ? 2 : 1)).map((column) => (
            <Fragment key={column.id}>{draw(column, false)}</Fragment>
          ))}
        </Box>
      </Box>
    );
  }
  return (
    <DragDropContext
      // Announced once, when the keyboard reaches a card.
      dragHandleUsageInstructions={translate('candidates.board.drag.instructions')}
      onDragStart={({ draggableId, source }, { announce }) => {
        onPickUp?.();
        announce(say.begun(nameOf(draggableId), source));
      }}
      onDragUpdate={(update, { announce }) => announce(say.updated(update, nameOf(update.draggableId)))}
      onDragEnd={onDragEnd}
    >
      <Box
        onFocus={onFocus}
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          // Many phases: the board is scrolled sideways.
          gridAutoColumns: `minmax(${columns.length > STAGES.length ? '168px' : '0'}, 1fr)`,
          overflowX: 'auto',
          gap: 1.25,
          // To the foot of the window, so that every column stays in sight while one of them scrolls.
          height: 'max(480px, calc(100dvh - 212px))',
        }}
      >
        {columns.map((column) => (
          <Fragment key={column.id}>{draw(column, true)}</Fragment>
        ))}
      </Box>
    </DragDropContext>
  );
}
