import type { UserAction } from '@hiring/contract';
import { useState } from 'react';
import { RowMenu } from '../ui/RowMenu';
import { type UserRow, userName } from './types';
import { ACTION_LABEL } from './userActions';
import { UserActionDialog } from './UserActionDialog';

/** What may be done with the account of a row: the server says what. */
export function UserMenu({ user }: { user: UserRow }) {
  const [action, setAction] = useState<UserAction | null>(null);
  return (
    <>
      <RowMenu
        of={userName(user)}
        items={user.actions.map((one) => ({ label: ACTION_LABEL[one], onChoose: () => setAction(one) }))}
      />
      {action && <UserActionDialog user={user} action={action} onClose={() => setAction(null)} />}
    </>
  );
}
