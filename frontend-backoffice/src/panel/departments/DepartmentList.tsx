import { Box, Card } from '@mui/material';
import { useRef, useState } from 'react';
import { DEPARTMENT_USE_LABEL } from '@hiring/contract';
import { visuallyHidden } from '@mui/utils';
import { DataTable, ListContextProvider, useList } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { OrderButtons } from '../../ui/forms/OrderButtons';
import { PanelFrame } from '../PanelFrame';
import { AddButton } from '../../ui/buttons';
import { DetailDrawer, DetailLink, useDetailAddress } from '../../ui/display/Detail';
import { Loaded } from '../../ui/Loaded';
import { PartHeader } from '../../ui/PageHeader';
import { pluralOf } from '../../ui/format/counts';
import { ToneBadge } from '../../ui/display/text';
import { DepartmentForm } from './DepartmentForm';
import { moved } from './order';
import { type CatalogueDepartment, useCatalogue, useCatalogueWrite } from './useCatalogue';
import { api } from '../../providers/api';
import { translate } from '../../i18n/texts';

const USES = [
  ...(['vacantes', 'candidatos', 'candidaturas', 'personal', 'criterios'] as const),
  ...(['solicitudes', 'responsables'] as const),
];

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

const Column = DataTable.Col<CatalogueDepartment>;

function DepartmentTable({ catalogue }: { catalogue: CatalogueDepartment[] }) {
  const [said, setSaid] = useState('');
  const list = useList<CatalogueDepartment>({ data: catalogue });
  const order = useCatalogueWrite({
    write: (list: CatalogueDepartment[]) =>
      api.put('/api/departments/order', { body: { ids: list.map(({ id }) => id) } }),
    expect: (list) => list,
    failure: 'panel.department.updateFailed',
  });
  const move = ({ id, nombre }: CatalogueDepartment, by: -1 | 1) => {
    const list = moved(catalogue, id, by);
    const place = list.findIndex((one) => one.id === id) + 1;
    setSaid(translate('panel.departments.moved', { name: nombre, place, total: list.length }));
    order.mutate(list);
  };
  const usedBy = (usos: CatalogueDepartment['usos']) =>
    LIST.format(
      USES.filter((use) => usos[use] !== 0).map((use) =>
        translate(`panel.departmentUses.${use}`, pluralOf(usos[use])),
      ),
    );
  return (
    <Card>
      <ListContextProvider value={list}>
        <DataTable<CatalogueDepartment>>
          <Column
            source="nombre"
            render={({ id, nombre, activo }) => (
              <>
                <DetailLink resource="departments" id={id}>
                  {nombre}
                </DetailLink>{' '}
                {!activo && <ToneBadge tone="grey">{translate('panel.departments.inactive')}</ToneBadge>}
              </>
            )}
          />
          <Column
            source="posiciones"
            render={({ posiciones: { length } }) =>
              translate(
                length === 0 ? 'panel.departments.noPositions' : 'panel.departments.positions',
                length,
              )
            }
          />
          <Column
            source="ofrecido_en"
            cellClassName="wide"
            render={({ ofrecido_en: uses }) =>
              uses.map((use) => DEPARTMENT_USE_LABEL[use]).join(', ') ||
              translate('panel.departments.notOffered')
            }
          />
          <Column
            source="usos"
            render={({ usos }) => usedBy(usos) || translate('panel.departments.unused')}
          />
          <Column
            source="orden"
            render={(department) => (
              <OrderButtons
                name={department.nombre}
                first={department.id === catalogue[0]?.id}
                last={department.id === catalogue.at(-1)?.id}
                onMove={(by) => move(department, by)}
              />
            )}
          />
        </DataTable>
      </ListContextProvider>
      <Box role="status" style={visuallyHidden}>
        {said}
      </Box>
    </Card>
  );
}

/** The catalogue that every form offers, in its order. */
export function DepartmentList() {
  const catalogue = useCatalogue();
  const { data } = catalogue;
  const { id, shownId, close } = useDetailAddress('departments', '/departments');
  const creating = useMatch('/departments/create') !== null;
  const addButton = useRef<HTMLButtonElement>(null);
  const department = data?.find((one) => one.id === (id ?? shownId));
  return (
    <PanelFrame current="/departments">
      <PartHeader
        title="panel.departments.title"
        lead="panel.departments.lead"
        action={
          <AddButton ref={addButton} to="/departments/create">
            {translate('panel.departments.add')}
          </AddButton>
        }
      />
      <Loaded of={catalogue} failed="panel.departments.failed">
        {(all) => <DepartmentTable catalogue={all} />}
      </Loaded>
      <DetailDrawer
        open={creating || Boolean(id && department)}
        onClose={close}
        label="panel.department.title"
        width={720}
      >
        {creating && <DepartmentForm key="new" department={null} onRemoved={close} />}
        {!creating && department && (
          <DepartmentForm
            key={department.id}
            department={department}
            onRemoved={() => {
              close();
              addButton.current?.focus();
            }}
          />
        )}
      </DetailDrawer>
    </PanelFrame>
  );
}
