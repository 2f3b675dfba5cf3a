import { Box, ButtonBase, Typography } from '@mui/material';
import { isEndedStage, type Stage, TONE_COLOURS } from '@hiring/contract';
import { formatCount } from '../../ui/format/counts';
import { stageTone } from '../StateBadges';
import { SIZE, WEIGHT } from '../../ui/theme/tokens';
import { type BoardCard, columnName, countText, moveTargetOfCard } from './card';
import type { Board, BoardColumnState } from './useBoard';
import { messageKey, useMoveDialog } from '../moves/moveTarget';
import { readDraft } from '../../ui/forms/drafts';
import { useMoveApplication } from '../moves/useMoveApplication';
import {
  DragDropContext,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd';
import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { fullName } from '../useCandidate';
import { useDepartments } from '../../panel/departments/useDepartments';
import { BoardColumn } from './BoardColumn';

interface Props {
  columns: readonly BoardColumnState[];
  stage: Stage;
  onStage: (stage: Stage) => void;
}

/** Which of the five columns is shown where they have no room beside each other. All five are always in sight. */
function ColumnTabs({ columns, stage, onStage }: Props) {
  return (
    <Box
      role="group"
      aria-label="Columna"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(6, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
        // A phone has room for three names in a row, and for two longer ones below.
        '& > *': { gridColumn: { xs: 'span 2', sm: 'auto' } },
        '& > :nth-of-type(n + 4)': { gridColumn: { xs: 'span 3', sm: 'auto' } },
        gap: 0.5,
        mb: 1,
      }}
    >
      {columns.map(({ stage: each, count }) => (
        <ButtonBase
          key={each}
          aria-pressed={each === stage}
          aria-label={count === undefined ? columnName(each) : `${columnName(each)}, ${countText(count)}`}
          onClick={() => onStage(each)}
          sx={{
            flexDirection: 'column',
            minHeight: 52,
            minWidth: 0,
            px: 0.25,
            borderRadius: 1,
            border: 1,
            borderColor: each === stage ? 'text.primary' : 'divider',
            borderTop: 4,
            borderTopColor: TONE_COLOURS[stageTone(each)].solid,
            bgcolor: each === stage ? 'background.paper' : 'transparent',
            fontFamily: 'inherit',
            fontWeight: each === stage ? WEIGHT.strong : WEIGHT.regular,
          }}
        >
          <Box component="span" sx={{ fontSize: SIZE.base, fontVariantNumeric: 'tabular-nums' }}>
            {count === undefined ? '…' : count === null ? '+1.000' : formatCount(count)}
          </Box>
          <Typography
            component="span"
            noWrap
            sx={{ maxWidth: '100%', font: 'inherit', fontSize: SIZE.small }}
          >
            {columnName(each)}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}

/**
 * A drop moves at once, without a question; it can be undone. The card stands where it was dropped while the server
 * answers, and goes back when it refuses. Only the two decisions ask first: the dialog shows what the candidate will
 * read, as their buttons in the list do.
 */
function useMoveCard({ put, forget, shift, recount, placed }: Board) {
  const openDialog = useMoveDialog();
  const { mutateAsync } = useMoveApplication();

  return async (card: BoardCard, to: Stage, place: number) => {
    const before = placed.get(card.id);
    // The server has not said yet which version is there to move from.
    if (before?.pending) return;
    const target = moveTargetOfCard(card);
    // A message begun for the candidate must neither get lost nor leave unseen: the dialog shows it too.
    if (isEndedStage(to) || readDraft(messageKey(card.aplicacion_id))) {
      openDialog(target, to);
      return;
    }
    put(card.id, { card: { ...card, stage: to }, place, pending: true });
    shift(card.stage, to);
    try {
      const { application } = await mutateAsync({
        id: card.aplicacion_id,
        request: { estado: to, version: card.aplicacion_version },
      });
      const { estado, stage, version, mover_a } = application;
      put(card.id, {
        card: { ...card, estado, stage, mover_a, aplicacion_version: version },
        place,
      });
    } catch {
      // The sentence is shown already; when the card was changed elsewhere its fresh state is on its way.
      if (before) put(card.id, before);
      else forget(card.id);
      shift(to, card.stage);
    }
    recount();
  };
}

/** Said once, when a card is reached by the keyboard. */
const DRAG_INSTRUCTIONS =
  'Pulsa la barra espaciadora para coger la tarjeta, las flechas izquierda y derecha para llevarla a otra columna, ' +
  'la barra espaciadora para soltarla o Escape para cancelar. También puedes usar su menú Más acciones.';

const column = (droppableId: string) => columnName(droppableId as Stage);

function updateText({ source, destination }: DragUpdate, name: string): string {
  if (!destination) return `${name} no está sobre ninguna columna.`;
  return destination.droppableId === source.droppableId
    ? `${name} sigue en su columna, ${column(source.droppableId)}.`
    : `${name} está sobre la columna ${column(destination.droppableId)}.`;
}

function endText({ source, destination, reason }: DropResult, name: string): string {
  const stays = `${name} sigue en ${column(source.droppableId)}.`;
  if (reason === 'CANCEL') return `Movimiento cancelado. ${stays}`;
  if (!destination || destination.droppableId === source.droppableId) return stays;
  return `Has soltado a ${name} en ${column(destination.droppableId)}.`;
}

const cardOf = (element: Element | null) => element?.closest<HTMLElement>('[data-card]') ?? null;
const columnOf = (element: Element | null) => element?.closest<HTMLElement>('[data-column]') ?? null;

/**
 * A card that moves to another column is drawn anew there, and the keyboard would be left nowhere. It goes with the
 * card; when the card has left the board, to the heading of its column.
 */
function useKeepFocus() {
  const last = useRef<{ element: Element; card: string; column: string | undefined }>(undefined);

  const onFocus = useCallback(({ target }: FocusEvent) => {
    const card = cardOf(target)?.dataset['card'];
    last.current = card ? { element: target, card, column: columnOf(target)?.dataset['column'] } : undefined;
  }, []);

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

interface BoardColumnsProps {
  board: Board;
  /** Five columns beside each other, or one at a time. */
  wide: boolean;
  stage: Stage;
  onStage: (stage: Stage) => void;
  /** A card is being carried from now on. */
  onPickUp: () => void;
  onPutDown: () => void;
  onMenu: (card: BoardCard, button: HTMLElement) => void;
}

export function BoardColumns({
  board,
  wide,
  stage,
  onStage,
  onPickUp,
  onPutDown,
  onMenu,
}: BoardColumnsProps) {
  const { positionName } = useDepartments();
  const move = useMoveCard(board);
  const onFocus = useKeepFocus();
  const { columns, placed, findCard } = board;

  const nameOf = (id: string) => {
    const card = findCard(id);
    return card ? fullName(card) : 'la tarjeta';
  };

  const onDragStart = (start: DragStart, { announce }: ResponderProvided) => {
    onPickUp();
    announce(`Has cogido a ${nameOf(start.draggableId)}, en la columna ${column(start.source.droppableId)}.`);
  };
  const onDragEnd = (result: DropResult, { announce }: ResponderProvided) => {
    announce(endText(result, nameOf(result.draggableId)));
    const { source, destination, draggableId } = result;
    const card = findCard(draggableId);
    if (card && destination && destination.droppableId !== source.droppableId) {
      void move(card, destination.droppableId as Stage, destination.index);
    }
    onPutDown();
  };

  const shared = { placed, positionName, onMenu };
  if (!wide) {
    const column = columns.find((one) => one.stage === stage);
    return (
      <Box onFocus={onFocus}>
        <ColumnTabs columns={columns} stage={stage} onStage={onStage} />
        {column && <BoardColumn column={column} carried={false} {...shared} />}
      </Box>
    );
  }
  return (
    <DragDropContext
      dragHandleUsageInstructions={DRAG_INSTRUCTIONS}
      onDragStart={onDragStart}
      onDragUpdate={(update, { announce }) => announce(updateText(update, nameOf(update.draggableId)))}
      onDragEnd={onDragEnd}
    >
      <Box
        onFocus={onFocus}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
          gap: 1.25,
          // To the foot of the window, so that every column stays in sight while one of them scrolls.
          height: 'max(480px, calc(100dvh - 212px))',
        }}
      >
        {columns.map((column) => (
          <BoardColumn key={column.stage} column={column} carried {...shared} />
        ))}
      </Box>
    </DragDropContext>
  );
}
