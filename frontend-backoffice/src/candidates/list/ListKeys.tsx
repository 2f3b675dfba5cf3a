import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useCanAccess, useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepFocusNear } from '../keepFocusNear';
import { useMoveDialog } from '../moves/moveDialogContext';
import { moveTargetOfRow } from '../moves/moveTarget';
import { shortcutsOf } from '../moves/shortcuts';
import { useMoveApplication } from '../moves/useMoveApplication';
import type { CandidateRow } from '../types';
import { focusedRow, isTaken, LIST_KEYS, moveFocus } from './keys';

/** What each key does to the focused row of the list. */
function useKeys(showHelp: () => void): (key: string) => boolean {
  const { data = [] } = useListContext<CandidateRow>();
  const { canAccess: mayMove } = useCanAccess({ resource: 'applications', action: 'move' });
  const openDialog = useMoveDialog();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { mutate, isPending } = useMoveApplication({ onDone: () => undefined });

  return (key) => {
    if (key === 'j') moveFocus(1);
    else if (key === 'k') moveFocus(-1);
    else if (key === '?') showHelp();
    else if (key === '/') document.querySelector<HTMLInputElement>('[role=search] input')?.focus();
    else {
      const focused = focusedRow();
      const row = data.find(({ id }) => id === focused?.id);
      if (!focused || !row) return false;
      const target = moveTargetOfRow(row);
      const { onward, reject } = shortcutsOf(target);
      if (key === 'x') focused.element.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
      else if (key === 'p') focused.element.querySelector<HTMLElement>('[data-key=p]')?.click();
      else if (key === 'n') {
        void navigate(
          { pathname: `/candidates/${row.id}/show`, search },
          { state: { fromList: true, parte: 'notas' } },
        );
      } else if (key === 'r' && mayMove && reject) openDialog(target, reject.stage);
      else if (key === 'e' && mayMove && onward) {
        // A contract is never one key: its dialog says what follows.
        if (onward.stage === 'contratada') openDialog(target, onward.stage);
        else if (!isPending) {
          mutate(
            {
              applicationId: target.applicationId,
              request: { estado: onward.stage, version: target.version, notificar: true },
            },
            { onSuccess: () => keepFocusNear(target.applicationId, true) },
          );
        }
      } else return false;
    }
    return true;
  };
}

/** The keyboard of the list, and its help behind '?'. */
export function ListKeys() {
  const [open, setOpen] = useState(false);
  const press = useKeys(() => setOpen(true));

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isTaken(event) && press(event.key.toLowerCase())) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [press]);

  return (
    <>
      <IconButton
        aria-label="Atajos de teclado"
        title="Atajos de teclado (?)"
        onClick={() => setOpen(true)}
        sx={{ width: 40, height: 40, display: { xs: 'none', md: 'inline-flex' } }}
      >
        <KeyboardOutlined fontSize="small" />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="atajos-titulo">
        <DialogTitle id="atajos-titulo">Atajos de teclado</DialogTitle>
        <DialogContent>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}
          >
            {LIST_KEYS.map(({ key, does }) => (
              <Box key={key} sx={{ display: 'contents' }}>
                <Box component="dt">
                  <kbd>{key}</kbd>
                </Box>
                <Box component="dd" sx={{ m: 0 }}>
                  {does}
                </Box>
              </Box>
            ))}
          </Box>
        </DialogContent>
      </Dialog>
    </>
  );
}
