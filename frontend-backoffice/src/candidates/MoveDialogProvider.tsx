import type { Stage } from '@hiring/contract';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { MoveDialog } from './MoveDialog';
import { MoveDialogContext } from './moveDialogContext';
import type { MoveTarget } from './moveTarget';
import { LIST_TITLE_ID } from './StageTabs';

interface Request {
  target: MoveTarget;
  stage?: Stage;
}

/**
 * A shortcut goes when its stage changes, at once or with the next answer of the server: after a move the keyboard goes
 * on at the menu beside it, which stays.
 */
function keepFocusNear(applicationId: string, moved: boolean) {
  if (!moved && document.activeElement !== document.body) return;
  const buttons = document.querySelectorAll<HTMLElement>(`[data-application="${CSS.escape(applicationId)}"]`);
  // The drawer comes after the list in the document.
  const nearest = [...buttons].at(-1) ?? document.getElementById(LIST_TITLE_ID);
  nearest?.focus();
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
            keepFocusNear(request.target.applicationId, moved.current);
          }}
        />
      )}
    </MoveDialogContext.Provider>
  );
}
