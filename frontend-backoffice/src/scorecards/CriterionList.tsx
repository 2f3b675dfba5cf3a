import '../i18n/es/interviews';
import { DataTable, List, useListContext } from 'react-admin';
import { useDepartments } from '../departments/useDepartments';
import { TwoLines } from '../ui/TwoLines';
import { PageHeader } from '../ui/PageHeader';
import { RowActions } from '../ui/RowMenu';
import { ToneBadge } from '../ui/ToneBadge';
import { CriterionDialog } from './CriterionDialog';
import type { Criterion } from './types';
import { ADD_BUTTON } from '../ui/AddButton';
import { DialogButton } from '../ui/DialogButton';

const Column = DataTable.Col<Criterion>;

/** A new criterion stands after the others. */
function NewCriterion() {
  const { data = [] } = useListContext<Criterion>();
  const order = Math.min(999, Math.max(0, ...data.map(({ orden }) => orden)) + 10);
  return (
    <DialogButton {...ADD_BUTTON} dialog={(close) => <CriterionDialog order={order} onClose={close} />}>
      Nuevo criterio
    </DialogButton>
  );
}

function CriterionTable() {
  const { departmentName, positionName } = useDepartments();
  return (
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
            : 'Todas las posiciones'
        }
      />
      <DataTable.NumberCol source="orden" cellClassName="wide" />
      <Column
        source="activo"
        render={({ activo }) => (
          <ToneBadge tone={activo ? 'green' : 'grey'}>{activo ? 'Se usa' : 'No se usa'}</ToneBadge>
        )}
      />
      <Column
        source="actions"
        align="right"
        render={({ nombre }) => (
          <RowActions
            name={nombre}
            warning="Las evaluaciones que ya lo tienen lo conservan."
            dialog={(id, close) => <CriterionDialog id={id} onClose={close} />}
          />
        )}
      />
    </DataTable>
  );
}

/** What interviewers score. */
export function CriterionList() {
  return (
    <>
      <PageHeader
        title="Criterios de evaluación"
        lead="Lo que puntúa quien entrevista, del 1 al 5: para todas las posiciones, para un departamento o para una posición."
      />
      {/* Sorted by id: in the order that the list has by itself. */}
      <List perPage={100} actions={<NewCriterion />}>
        <CriterionTable />
      </List>
    </>
  );
}
