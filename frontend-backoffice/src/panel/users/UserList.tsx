import '../../i18n/panel';
import { ROLE_LABEL, ROLES, USER_STATUS_LABEL, USER_STATUSES, type UserAction } from '@hiring/contract';
import { useState } from 'react';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import { Typography } from '@mui/material';
import { Button, DataTable, List } from 'react-admin';
import { Link } from 'react-router-dom';
import { choiceFilter, choicesOf, WORDS_FILTER } from '../../ui/forms/inputs';
import { RowMenu } from '../../ui/lists/RowMenu';
import { useDepartments } from '../departments/useDepartments';
import { PanelFrame } from '../PanelFrame';
import { DetailLink } from '../../ui/display/Detail';
import { RelativeDate } from '../../ui/display/text';
import { RoleBadge, securityText, StatusBadge, type User, userName, type UserRow } from './UserBadges';
import { ACTION_LABEL, UserActionDialog } from './UserActionDialog';
import { UserRecord } from './UserShow';
import { RecordDrawer } from '../../ui/lists/OpenRecord';

function UserMenu({ user }: { user: UserRow }) {
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

const Column = DataTable.Col<UserRow>;

const FILTERS = [
  WORDS_FILTER,
  choiceFilter('role', [{ id: 'personal', name: 'Personal' }, ...choicesOf(ROLES, ROLE_LABEL)]),
  choiceFilter('status', choicesOf(USER_STATUSES, USER_STATUS_LABEL)),
];

const small = (text: string) => <Typography variant="hint">{text}</Typography>;

function UserTable() {
  const { departmentName, positionName } = useDepartments();
  return (
    <DataTable<UserRow>>
      <Column
        source="email"
        disableSort={false}
        label="Usuario"
        render={(user) => (
          <>
            <DetailLink resource="users" id={user.id}>
              {userName(user)}
            </DetailLink>
            {user.nombre && small(user.email)}
          </>
        )}
      />
      <Column source="role" render={(user) => <RoleBadge role={user.role} />} />
      <Column
        source="departamento"
        cellClassName="wide"
        render={({ departamento, posicion }) => (
          <>
            {departamento ? departmentName(departamento) : '—'}
            {departamento && posicion && small(positionName(departamento, posicion))}
          </>
        )}
      />
      <Column
        source="status"
        render={(user) => (
          <>
            <StatusBadge {...user} />
            {small(securityText(user))}
          </>
        )}
      />
      <Column
        source="last_sign_in_at"
        disableSort={false}
        sortByOrder="DESC"
        cellClassName="wide"
        render={({ last_sign_in_at }) =>
          last_sign_in_at ? <RelativeDate value={last_sign_in_at} /> : 'Nunca'
        }
      />
      <Column
        source="created_at"
        disableSort={false}
        sortByOrder="DESC"
        cellClassName="wide"
        render={({ created_at }) => <RelativeDate value={created_at} />}
      />
      <Column source="actions" align="right" render={(user) => <UserMenu user={user} />} />
    </DataTable>
  );
}

/** Every account, what it may do and what may be done with it. Colleagues come first: candidates are many. */
export function UserList() {
  return (
    <PanelFrame current="/users">
      <List
        sort={{ field: 'created_at', order: 'DESC' }}
        filterDefaultValues={{ role: 'personal' }}
        filters={FILTERS}
        actions={
          <Button component={Link} to="/users/create" label="Crear usuario">
            <PersonAddOutlined />
          </Button>
        }
      >
        <UserTable />
      </List>
      <RecordDrawer<User>
        resource="users"
        label="Usuario"
        width={640}
        failed="Error cargando usuarios"
        missing="Usuario no encontrado"
      >
        {(user) => <UserRecord user={user} />}
      </RecordDrawer>
    </PanelFrame>
  );
}
