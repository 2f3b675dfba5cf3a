import {
  DragDropContext,
  Draggable,
  Droppable,
  type DropResult,
  type ResponderProvided,
} from '@hello-pangea/dnd';
import { DragIndicator } from '@mui/icons-material';
import { Box, Card, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { translate } from '../../i18n/texts';

interface Props<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** What the list is called, and how it is ordered by keyboard. */
  label: string;
  carry: string;
  onOrder: (items: Item[]) => void;
  children: (item: Item) => ReactNode;
}

/** A list whose order people set: carried by mouse, finger or keyboard. */
export function OrderedCards<Item>({ items, keyOf, nameOf, label, carry, onOrder, children }: Props<Item>) {
  // The library's own announcements are in English.
  const say = (what: string, id: string, index: number) => {
    const item = items.find((one) => keyOf(one) === id);
    return translate(`ui.order.${what}`, {
      name: item ? nameOf(item) : '',
      place: index + 1,
      total: items.length,
    });
  };
  const onDragEnd = (result: DropResult, { announce }: ResponderProvided) => {
    const { source, destination, draggableId, reason } = result;
    const moved = reason === 'DROP' && destination && destination.index !== source.index;
    announce(say(moved ? 'dropped' : 'stays', draggableId, moved ? destination.index : source.index));
    if (!destination || destination.index === source.index) return;
    const order = [...items];
    order.splice(destination.index, 0, ...order.splice(source.index, 1));
    onOrder(order);
  };
  return (
    <DragDropContext
      dragHandleUsageInstructions={translate(carry)}
      onDragStart={({ draggableId, source }, { announce }) => {
        announce(say('picked', draggableId, source.index));
      }}
      onDragUpdate={({ draggableId, destination, source }, { announce }) =>
        announce(
          destination
            ? say('over', draggableId, destination.index)
            : say('nowhere', draggableId, source.index),
        )
      }
      onDragEnd={onDragEnd}
    >
      <Droppable droppableId="list">
        {({ innerRef, droppableProps, placeholder }) => (
          <Stack
            ref={innerRef}
            {...droppableProps}
            component="ol"
            aria-label={translate(label)}
            sx={{ m: 0, p: 0, width: '100%', listStyle: 'none' }}
          >
            {items.map((item, index) => (
              <Draggable key={keyOf(item)} draggableId={keyOf(item)} index={index}>
                {(drag) => (
                  <Box ref={drag.innerRef} {...drag.draggableProps} component="li" sx={{ pb: 1 }}>
                    <Card sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1 }}>
                      <Box
                        {...drag.dragHandleProps}
                        aria-label={nameOf(item)}
                        sx={{ display: 'flex', p: 1, cursor: 'grab', color: 'text.secondary' }}
                      >
                        <DragIndicator aria-hidden />
                      </Box>
                      {children(item)}
                    </Card>
                  </Box>
                )}
              </Draggable>
            ))}
            {placeholder}
          </Stack>
        )}
      </Droppable>
    </DragDropContext>
  );
}
