import { Button, Stack } from '@mui/material';
import { REQUISITION_ESTADO_LABEL, REQUISITION_ESTADOS } from '@hiring/contract';
import { BooleanInput, DataTable, List, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { DelegateButton } from '../approvals/DelegateButton';
import { useDepartments } from '../panel/departments/useDepartments';
import { useStaff } from '../tasks/task';
import { AddButton } from '../ui/buttons';
import { CoveringLink } from '../ui/display/Detail';
import { ToneBadge, TwoLines } from '../ui/display/text';
import { formatDay } from '../ui/format/dates';
import { choiceFilter, choicesOf } from '../ui/forms/inputs';
import { searchedFilter } from '../ui/forms/SearchedInput';
import { ExportedList, ListEmpty } from '../ui/lists/ListParts';
import { PageHeader } from '../ui/PageHeader';
import { translate } from '../i18n/texts';
import { bandText, REQUISITIONS, type Requisition, requisitionAddress } from './requisition';
import { RequisitionBadge } from './RequisitionBadge';

const Column = DataTable.Col<Requisition>;
const STATES = choiceFilter('estado', choicesOf(REQUISITION_ESTADOS, REQUISITION_ESTADO_LABEL));
const MINE = <BooleanInput key="espera_de_mi" source="espera_de_mi" defaultValue />;

function RequisitionTable() {
  const { departmentName } = useDepartments();
  return (
    <DataTable<Requisition> empty={<ListEmpty />}>
      <Column
        source="titulo"
        cellClassName="line breaks"
        render={({ id, titulo, numero, departamento }) => (
          <TwoLines below={`${numero}, ${departmentName(departamento)}`}>
            <CoveringLink to={requisitionAddress(id)}>{titulo}</CoveringLink>
          </TwoLines>
        )}
      />
      <Column
        source="estado"
        render={({ estado, espera_a, espera_de_mi }) => (
          <TwoLines below={espera_a && translate('requisitions.list.waits', { name: espera_a })}>
            <RequisitionBadge estado={estado} />{' '}
            {espera_de_mi && <ToneBadge tone="yellow">{translate('requisitions.list.mine')}</ToneBadge>}
          </TwoLines>
        )}
      />
      <Column
        source="plazas"
        render={({ contratadas, plazas }) => translate('requisitions.filled', { contratadas, plazas })}
      />
      <Column source="salario" cellClassName="wide" render={bandText} />
      <Column source="desde_el" disableSort={false} render={({ desde_el }) => formatDay(desde_el)} />
      <Column source="solicitante" cellClassName="wide" />
    </DataTable>
  );
}

/** Everybody whose requests there may be: human resources choose among them. */
function useFilters(ofHr: boolean) {
  const staff = useStaff(ofHr);
  const { options } = useDepartments();
  const people = staff.map(({ id, nombre }) => ({ id, name: nombre }));
  return [
    STATES,
    choiceFilter('departamento', options),
    ...(ofHr ? [searchedFilter('solicitante_id', people, { alwaysOn: false })] : []),
    MINE,
  ];
}

/** Requests for staff, the newest first. */
export function RequisitionList() {
  const { permissions = [] } = usePermissions<string[]>();
  const ofHr = permissions.includes('requisitions:manage');
  return (
    <>
      <PageHeader
        title="requisitions.title"
        lead={ofHr ? 'requisitions.lead' : 'requisitions.leadOwn'}
        action={
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <DelegateButton />
            {ofHr && (
              <Button component={Link} to="/plantilla" variant="outlined">
                {translate('requisitions.plan.title')}
              </Button>
            )}
            <AddButton to={`${REQUISITIONS}/create`}>{translate('requisitions.add')}</AddButton>
          </Stack>
        }
      />
      <List
        sort={{ field: 'created_at', order: 'DESC' }}
        filters={useFilters(ofHr)}
        actions={<ExportedList from="/api/requisitions/export" />}
      >
        <RequisitionTable />
      </List>
    </>
  );
}
