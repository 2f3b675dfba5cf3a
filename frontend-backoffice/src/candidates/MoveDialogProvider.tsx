import type { Stage } from '@hiring/contract';
import { type ReactNode, useCallback, useState } from 'react';
import { MoveDialog } from './MoveDialog';
import { MoveDialogContext } from './moveDialogContext';
import type { MoveTarget } from './moveTarget';
import { LIST_TITLE_ID } from './StageTabs';

interface Request {
  target: MoveTarget;
  stage?: Stage;
}

/** The shortcut that opened the dialog is gone when its stage changed: then the keyboard goes on beside it. */
function keepFocusNear(applicationId: string) {
  if (document.activeElement !== document.body) return;
  const buttons = document.querySelectorAll<HTMLElement>(`[data-application="${CSS.escape(applicationId)}"]`);
  // The drawer comes after the list in the document.
  const nearest = [...buttons].at(-1) ?? document.getElementById(LIST_TITLE_ID);
  nearest?.focus();
}

/** One dialog for list, cards and drawer: it outlives the row that opened it when the list refreshes. */
export function MoveDialogProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<Request>();
  const [open, setOpen] = useState(false);

  const openDialog = useCallback((target: MoveTarget, stage?: Stage) => {
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
          onExited={() => {
            setRequest(undefined);
            keepFocusNear(request.target.applicationId);
          }}
        />
      )}
    </MoveDialogContext.Provider>
  );
}
