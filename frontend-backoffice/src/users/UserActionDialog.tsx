import { DialogContentText } from '@mui/material';
import type { UserAction } from '@hiring/contract';
import { useWrite } from '../providers/useWrite';
import { FormDialog } from '../ui/FormDialog';
import { RoleDialog } from './RoleDialog';
import type { UserRow } from './types';
import { PLAIN_ACTIONS } from './userActions';

interface Props {
  user: UserRow;
  action: UserAction;
  onClose: () => void;
}

function PlainDialog({ user, action, onClose }: Props & { action: Exclude<UserAction, 'role'> }) {
  const { label, question, explanation, done, run } = PLAIN_ACTIONS[action];
  const write = useWrite(run, { reads: ['users', 'logs'], done, tells: false });
  return (
    <FormDialog
      title={question(user)}
      maxWidth="xs"
      submitLabel={label}
      save={() => write.mutateAsync(user.id).then(onClose)}
      onClose={onClose}
    >
      <DialogContentText>{explanation(user)}</DialogContentText>
    </FormDialog>
  );
}

/** Asks before anything happens to an account; it stays open while the server refuses. */
export function UserActionDialog({ user, action, onClose }: Props) {
  if (action === 'role') return <RoleDialog user={user} onClose={onClose} />;
  return <PlainDialog user={user} action={action} onClose={onClose} />;
}
