import { DragDropContext, type DragStart, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import { Box } from '@mui/material';
import type { Stage } from '@hiring/contract';
import { useCallback } from 'react';
import { fullName } from '../candidates/types';
import { useDepartments } from '../departments/useDepartments';
import { BoardColumn } from './BoardColumn';
import { ColumnTabs } from './ColumnTabs';
import { DRAG_INSTRUCTIONS, dragWords } from './dragWords';
import type { BoardCard } from './types';
import type { Board } from './useBoard';
import { useKeepFocus } from './useKeepFocus';
import { useMoveCard } from './useMoveCard';

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

  const nameOf = useCallback(
    (id: string) => {
      const card = findCard(id);
      return card ? fullName(card) : 'la tarjeta';
    },
    [findCard],
  );

  const onDragStart = (start: DragStart, { announce }: ResponderProvided) => {
    onPickUp();
    announce(dragWords.start(start, nameOf(start.draggableId)));
  };
  const onDragEnd = (result: DropResult, { announce }: ResponderProvided) => {
    announce(dragWords.end(result, nameOf(result.draggableId)));
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
      onDragUpdate={(update, { announce }) => announce(dragWords.update(update, nameOf(update.draggableId)))}
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
