import '../i18n/es/panel';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Card, Typography } from '@mui/material';
import { DEPARTMENT_USE_LABEL } from '@hiring/contract';
import { visuallyHidden } from '@mui/utils';
import { useRef, useState } from 'react';
import { DataTable, ListContextProvider, useList, useTranslate } from 'react-admin';
import { Link, useMatch } from 'react-router-dom';
import { PanelFrame } from '../panel/PanelFrame';
import type { CatalogueDepartment } from '../providers/calls/settings';
import { DetailDrawer } from '../ui/DetailDrawer';
import { ABOVE_LINK, DetailLink } from '../ui/DetailLink';
import { Loaded } from '../ui/Loaded';
import { ToneBadge } from '../ui/ToneBadge';
import { useDetailAddress } from '../ui/useDetailAddress';
import { DepartmentForm } from './DepartmentForm';
import { moved } from './order';
import { OrderButtons } from './OrderButtons';
import { useCatalogue, useCatalogueWrite } from './useCatalogue';
import { positionsText, usesText } from './usesText';

const Column = DataTable.Col<CatalogueDepartment>;

function DepartmentTable({ catalogue }: { catalogue: CatalogueDepartment[] }) {
  const [said, setSaid] = useState('');
  const list = useList<CatalogueDepartment>({ data: catalogue });
  const order = useCatalogueWrite({
    write: (provider, list: CatalogueDepartment[]) => provider.orderDepartments(list.map(({ id }) => id)),
    expect: (_before, list) => list,
    failure: 'Error actualizando departamento',
  });
  const move = ({ id, nombre }: CatalogueDepartment, by: -1 | 1) => {
    const list = moved(catalogue, id, by);
    setSaid(`${nombre}: puesto ${list.findIndex((one) => one.id === id) + 1} de ${list.length}`);
    order.mutate(list);
  };
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
                {!activo && <ToneBadge tone="grey">Inactivo</ToneBadge>}
              </>
            )}
          />
          <Column source="posiciones" render={({ posiciones }) => positionsText(posiciones.length)} />
          <Column
            source="ofrecido_en"
            cellClassName="wide"
            render={({ ofrecido_en: uses }) =>
              uses.map((use) => DEPARTMENT_USE_LABEL[use]).join(', ') || 'En ningún formulario'
            }
          />
          <Column source="usos" render={({ usos }) => usesText(usos)} />
          <Column
            source="orden"
            render={(department) => (
              <Box sx={ABOVE_LINK}>
                <OrderButtons
                  name={department.nombre}
                  first={department.id === catalogue[0]?.id}
                  last={department.id === catalogue.at(-1)?.id}
                  onMove={(by) => move(department, by)}
                />
              </Box>
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
  const translate = useTranslate();
  const catalogue = useCatalogue();
  const { data } = catalogue;
  const { id, shownId, close } = useDetailAddress('departments', '/departments');
  const creating = useMatch('/departments/create') !== null;
  const addButton = useRef<HTMLAnchorElement>(null);
  const department = data?.find((one) => one.id === (id ?? shownId));
  return (
    <PanelFrame current="/departments">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: 2 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography variant="h2">{translate('panel.departments.title')}</Typography>
          <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
            {translate('panel.departments.lead')}
          </Typography>
        </Box>
        <Button
          ref={addButton}
          component={Link}
          to="/departments/create"
          variant="contained"
          color="secondary"
          startIcon={<AddOutlined />}
        >
          {translate('panel.departments.add')}
        </Button>
      </Box>
      <Loaded of={catalogue} failed="Error cargando departamentos">
        {(all) => <DepartmentTable catalogue={all} />}
      </Loaded>
      <DetailDrawer
        open={creating || Boolean(id && department)}
        onClose={close}
        label="Departamento"
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
