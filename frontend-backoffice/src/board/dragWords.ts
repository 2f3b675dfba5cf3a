import type { DragStart, DragUpdate, DropResult } from '@hello-pangea/dnd';
import type { Stage } from '@hiring/contract';
import { columnName } from './cardText';

/** Said once, when a card is reached by the keyboard. */
export const DRAG_INSTRUCTIONS =
  'Pulsa la barra espaciadora para coger la tarjeta, las flechas izquierda y derecha para llevarla a otra columna, ' +
  'la barra espaciadora para soltarla o Escape para cancelar. También puedes usar su menú Más acciones.';

const column = (droppableId: string) => columnName(droppableId as Stage);

export const dragWords = {
  start: ({ source }: DragStart, name: string) =>
    `Has cogido a ${name}, en la columna ${column(source.droppableId)}.`,

  update: ({ source, destination }: DragUpdate, name: string) => {
    if (!destination) return `${name} no está sobre ninguna columna.`;
    return destination.droppableId === source.droppableId
      ? `${name} sigue en su columna, ${column(source.droppableId)}.`
      : `${name} está sobre la columna ${column(destination.droppableId)}.`;
  },

  end: ({ source, destination, reason }: DropResult, name: string) => {
    if (reason === 'CANCEL') return `Movimiento cancelado. ${name} sigue en ${column(source.droppableId)}.`;
    if (!destination || destination.droppableId === source.droppableId) {
      return `${name} sigue en ${column(source.droppableId)}.`;
    }
    return `Has soltado a ${name} en ${column(destination.droppableId)}.`;
  },
};
