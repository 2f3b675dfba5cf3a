import '../../i18n/interviews';
import { SCORECARD_LIMITS } from '@hiring/contract';
import {
  BooleanInput,
  DataTable,
  List,
  maxValue,
  minValue,
  required,
  SelectInput,
  TextInput,
  useListContext,
} from 'react-admin';
import { NumberInput } from '../../ui/forms/NumberInput';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDepartments } from '../../panel/departments/useDepartments';
import { RecordDialog } from '../../ui/dialogs/RecordDialog';
import type { Criterion } from './InterviewCard';
import { upTo } from '../../ui/forms/inputs';
import { ToneBadge, TwoLines } from '../../ui/display/text';
import { PageHeader } from '../../ui/PageHeader';
import { RowActions } from '../../ui/lists/RowMenu';
import { ADD_BUTTON, DialogButton } from '../../ui/buttons';
import { translate } from '../../i18n/texts';

const ORDER = [required(), minValue(0), maxValue(999)];
const NAME = [required('interviews.criteria.noName')];

function ScopeInputs() {
  const { departments } = useDepartments();
  const { setValue } = useFormContext();
  const department = useWatch<Criterion, 'departamento'>({ name: 'departamento' });
  const positions = departments.find(({ codigo }) => codigo === department)?.posiciones ?? [];
  return (
    <>
      <SelectInput
        source="departamento"
        emptyText="ui.inputs.all"
        choices={departments}
        optionValue="codigo"
        optionText="nombre"
        // Another department has other positions.
        onChange={() => setValue('posicion', null)}
      />
      {positions.length > 0 && (
        <SelectInput
          source="posicion"
          emptyText="interviews.criteria.allPositions"
          choices={positions}
          optionValue="value"
          optionText="label"
        />
      )}
    </>
  );
}

interface Props {
  /** Absent: a new one, which stands at `order`. */
  id?: string;
  order?: number;
  onClose: () => void;
}

function CriterionDialog({ id, order, onClose }: Props) {
  return (
    <RecordDialog
      resource="scorecard-criteria"
      id={id}
      title={id ? 'interviews.criteria.edit' : 'interviews.criteria.create'}
      maxWidth="xs"
      done="interviews.criteria.saved"
      defaultValues={{ orden: order, activo: true }}
      onClose={onClose}
    >
      <TextInput source="nombre" validate={NAME} slotProps={upTo(SCORECARD_LIMITS.criterion)} />
      <TextInput source="descripcion" multiline slotProps={upTo(SCORECARD_LIMITS.description)} />
      <ScopeInputs />
      <NumberInput source="orden" validate={ORDER} />
      <BooleanInput source="activo" />
    </RecordDialog>
  );
}

const Column = DataTable.Col<Criterion>;

/** A new criterion stands after the others. */
function NewCriterion() {
  const { data = [] } = useListContext<Criterion>();
  const order = Math.min(999, Math.max(0, ...data.map(({ orden }) => orden)) + 10);
  return (
    <DialogButton {...ADD_BUTTON} dialog={(close) => <CriterionDialog order={order} onClose={close} />}>
      {translate('interviews.criteria.create')}
    </DialogButton>
  );
}

/** What interviewers score. */
export function CriterionList() {
  const { departmentName, positionName } = useDepartments();
  return (
    <>
      <PageHeader title="interviews.criteria.title" lead="interviews.criteria.lead" />
      {/* Sorted by id: in the order that the list has by itself. */}
      <List perPage={100} actions={<NewCriterion />}>
        <DataTable<Criterion>>
          <Column
            source="nombre"
            disableSort={false}
            render={({ nombre, descripcion }) => (
              <TwoLines below={descripcion}>
                <strong>{nombre}</strong>
              </TwoLines>
            )}
          />
          <Column
            source="departamento"
            render={({ departamento, posicion }) =>
              departamento
                ? `${departmentName(departamento)}${posicion ? `: ${positionName(departamento, posicion)}` : ''}`
                : translate('interviews.criteria.everywhere')
            }
          />
          <DataTable.NumberCol source="orden" cellClassName="wide" />
          <Column
            source="activo"
            render={({ activo }) => (
              <ToneBadge tone={activo ? 'green' : 'grey'}>
                {translate(activo ? 'interviews.criteria.used' : 'interviews.criteria.unused')}
              </ToneBadge>
            )}
          />
          <Column source="actions" align="right">
            <RowActions
              warning="interviews.criteria.deleteWarning"
              dialog={(id, close) => <CriterionDialog id={id} onClose={close} />}
            />
          </Column>
        </DataTable>
      </List>
    </>
  );
}
