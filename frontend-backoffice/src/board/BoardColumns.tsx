import {
  DragDropContext,
  type DragStart,
  type DragUpdate,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd';
import type { Stage } from '@hiring/contract';
import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { Box } from '@mui/material';
import { fullName } from '../candidates/types';
import { useDepartments } from '../departments/useDepartments';
import { type BoardCard, columnName } from './card';
import { BoardColumn } from './BoardColumn';
import { ColumnTabs } from './ColumnTabs';
import type { Board } from './useBoard';
import { useMoveCard } from './useMoveCard';

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

interface Props {
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

export function BoardColumns({ board, wide, stage, onStage, onPickUp, onPutDown, onMenu }: Props) {
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
