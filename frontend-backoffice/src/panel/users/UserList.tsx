import { ROLE_LABEL, ROLES, USER_STATUS_LABEL, USER_STATUSES, type UserAction } from '@hiring/contract';
import { useState } from 'react';
import { DataTable, List } from 'react-admin';
import { AddButton } from '../../ui/buttons';
import { choiceFilter, choicesOf, WORDS_FILTER } from '../../ui/forms/inputs';
import { RowMenu } from '../../ui/lists/RowMenu';
import { useDepartments } from '../departments/useDepartments';
import { PanelFrame } from '../PanelFrame';
import { DetailLink } from '../../ui/display/Detail';
import { RelativeDate, TwoLines } from '../../ui/display/text';
import { RoleBadge, securityText, StatusBadge, type User, userName, type UserRow } from './UserBadges';
import { UserActionDialog } from './UserActionDialog';
import { UserRecord } from './UserShow';
import { RecordDrawer } from '../../ui/lists/OpenRecord';
import { translate } from '../../i18n/texts';

function UserMenu({ user }: { user: UserRow }) {
  const [action, setAction] = useState<UserAction | null>(null);
  return (
    <>
      <RowMenu
        of={userName(user)}
        items={user.actions.map((one) => ({
          label: `panel.userActions.${one}.label`,
          onChoose: () => setAction(one),
        }))}
      />
      {action && <UserActionDialog user={user} action={action} onClose={() => setAction(null)} />}
    </>
  );
}

const Column = DataTable.Col<UserRow>;

const FILTERS = [
  WORDS_FILTER,
  choiceFilter('role', [{ id: 'personal', name: 'panel.users.staff' }, ...choicesOf(ROLES, ROLE_LABEL)]),
  choiceFilter('status', choicesOf(USER_STATUSES, USER_STATUS_LABEL)),
];

/** Every account, what it may do and what may be done with it. Colleagues come first: candidates are many. */
export function UserList() {
  const { departmentName, positionName } = useDepartments();
  return (
    <PanelFrame current="/users">
      <List
        sort={{ field: 'created_at', order: 'DESC' }}
        filterDefaultValues={{ role: 'personal' }}
        filters={FILTERS}
        actions={<AddButton to="/users/create">{translate('panel.newUser.title')}</AddButton>}
      >
        <DataTable<UserRow>>
          <Column
            source="email"
            disableSort={false}
            label="panel.users.one"
            render={(user) => (
              <TwoLines below={user.nombre && user.email}>
                <DetailLink resource="users" id={user.id}>
                  {userName(user)}
                </DetailLink>
              </TwoLines>
            )}
          />
          <Column source="role" render={(user) => <RoleBadge role={user.role} />} />
          <Column
            source="departamento"
            cellClassName="wide"
            render={({ departamento, posicion }) => (
              <TwoLines below={departamento && posicion && positionName(departamento, posicion)}>
                {departamento ? departmentName(departamento) : '—'}
              </TwoLines>
            )}
          />
          <Column
            source="status"
            render={(user) => (
              <TwoLines below={securityText(user)}>
                <StatusBadge {...user} />
              </TwoLines>
            )}
          />
          <Column
            source="last_sign_in_at"
            disableSort={false}
            sortByOrder="DESC"
            cellClassName="wide"
            render={({ last_sign_in_at }) =>
              last_sign_in_at ? <RelativeDate value={last_sign_in_at} /> : translate('panel.users.never')
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
      </List>
      <RecordDrawer<User>
        resource="users"
        label="panel.users.one"
        width={640}
        failed="resources.users.failed"
        missing="panel.user.missing"
      >
        {(user) => <UserRecord user={user} />}
      </RecordDrawer>
    </PanelFrame>
  );
}
