import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { UserAction } from '@hiring/contract';
import { useId } from 'react';
import { reasonOf } from '../providers/problem';
import { RoleDialog } from './RoleDialog';
import type { UserRow } from './types';
import { PLAIN_ACTIONS } from './userActions';
import { useUserWrite } from './useUserWrite';

interface Props {
  user: UserRow;
  action: UserAction;
  onClose: () => void;
}

/** Asks before anything happens to an account; it stays open while the server refuses. */
export function UserActionDialog({ user, action, onClose }: Props) {
  if (action === 'role') return <RoleDialog user={user} onClose={onClose} />;
  return <PlainDialog user={user} action={action} onClose={onClose} />;
}

function PlainDialog({ user, action, onClose }: Props & { action: Exclude<UserAction, 'role'> }) {
  const titleId = useId();
  const { label, question, explanation, done, run } = PLAIN_ACTIONS[action];
  const write = useUserWrite(run, done);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{question(user)}</DialogTitle>
      <DialogContent>
        {write.error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {reasonOf(write.error)}
          </Alert>
        )}
        <DialogContentText>{explanation(user)}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>Cancelar</Button>
        <Button
          variant="contained"
          color="secondary"
          disabled={write.isPending}
          onClick={() => write.mutate(user.id, { onSuccess: onClose })}
        >
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
