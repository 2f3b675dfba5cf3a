import { api, at, type Schemas, useRead } from '../../providers/api';
import { stageLabel } from '../StateBadges';
import type { MoveTarget } from './moveTarget';

type Destination = Schemas['MoveDestination'];

/** A place where an application may be moved, with its words. */
export interface MoveChoice extends Destination {
  name: string;
}

const named = (destination: Destination): MoveChoice => {
  const { stage, fase } = destination;
  return { ...destination, name: fase ? `${stageLabel(stage)} · ${fase.nombre}` : stageLabel(stage) };
};

/** Where the server lets an application go: the stages at once, and the phases of its vacancy when they are read. */
export function useMoveChoices({ id, version, mover_a }: MoveTarget, needed = true): MoveChoice[] {
  const { data } = useRead(
    ['applications', 'destinations', id, version],
    () => api.get('/api/applications/{id}/destinations', at(id)),
    { enabled: needed },
  );
  const stages = mover_a.map((stage) => ({ id: stage, stage, fase: null, cambia_estado: true }));
  return (data ?? stages).map(named);
}
