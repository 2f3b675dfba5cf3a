import type { Stage } from '@hiring/contract';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { keepFocusNear } from '../keepFocusNear';
import { MoveDialogContext, type MoveTarget } from './moveTarget';
import { later } from '../../ui/later';

const MoveDialog = later(() => import('./MoveDialog'), 'MoveDialog');

interface Request {
  target: MoveTarget;
  stage?: Stage;
}

/** One dialog for list, cards and drawer: it outlives the row that opened it when the list refreshes. */
export function MoveDialogProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<Request>();
  const [open, setOpen] = useState(false);
  const moved = useRef(false);

  const openDialog = useCallback((target: MoveTarget, stage?: Stage) => {
    moved.current = false;
    setRequest({ target, stage });
    setOpen(true);
  }, []);

  return (
    <MoveDialogContext.Provider value={openDialog}>
      {children}
      {request && (
        <MoveDialog
          target={request.target}
          initialStage={request.stage}
          open={open}
          onClose={() => setOpen(false)}
          onDone={() => {
            moved.current = true;
            setOpen(false);
          }}
          onExited={() => {
            setRequest(undefined);
            keepFocusNear(request.target.id, moved.current);
          }}
        />
      )}
    </MoveDialogContext.Provider>
  );
}
