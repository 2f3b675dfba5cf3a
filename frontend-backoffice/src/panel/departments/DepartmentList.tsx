import '../../i18n/panel';
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { Box, Card, IconButton } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { counted, DEPARTMENT_USE_LABEL } from '@hiring/contract';
import { visuallyHidden } from '@mui/utils';
import { DataTable, ListContextProvider, useList } from 'react-admin';
import { useMatch } from 'react-router-dom';
import type { CatalogueDepartment } from './useCatalogue';
import { PanelFrame } from '../PanelFrame';
import { AddButton } from '../../ui/buttons';
import { ABOVE_LINK, DetailDrawer, DetailLink, useDetailAddress } from '../../ui/display/Detail';
import { Loaded } from '../../ui/Loaded';
import { PartHeader } from '../../ui/PageHeader';
import { tally } from '../../ui/format/counts';
import { ToneBadge } from '../../ui/display/text';
import { DepartmentForm } from './DepartmentForm';
import { moved } from './order';
import { useCatalogue, useCatalogueWrite } from './useCatalogue';
import { api } from '../../providers/api';

interface Props {
  name: string;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
}

/** Moves a row of a list with the keyboard or a finger. The focus stays on the button, wherever its row has gone. */
function OrderButtons({ name, first, last, onMove }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef<-1 | 1 | null>(null);

  useLayoutEffect(() => {
    if (!pressed.current) return;
    const [up, down] = group.current?.querySelectorAll('button') ?? [];
    // At the end of the list that button is of no use any more: the other one is.
    const usable = pressed.current === -1 ? (first ? down : up) : last ? up : down;
    if (document.activeElement !== usable) usable?.focus();
  });

  const button = (by: -1 | 1, label: string, disabled: boolean, icon: ReactNode) => (
    <IconButton
      aria-label={`${label} «${name}»`}
      disabled={disabled}
      onClick={() => {
        pressed.current = by;
        onMove(by);
      }}
      onBlur={(event) => {
        if (event.relatedTarget) pressed.current = null;
      }}
      sx={{ width: 44, height: 44 }}
    >
      {icon}
    </IconButton>
  );
  return (
    <Box ref={group} sx={{ display: 'flex', flexShrink: 0 }}>
      {button(-1, 'Subir', first, <ArrowUpwardOutlined fontSize="small" />)}
      {button(1, 'Bajar', last, <ArrowDownwardOutlined fontSize="small" />)}
    </Box>
  );
}

const USES = [
  ['vacantes', 'vacante', 'vacantes'],
  ['candidatos', 'candidato', 'candidatos'],
  ['candidaturas', 'candidatura', 'candidaturas'],
  ['personal', 'persona del equipo', 'personas del equipo'],
  ['criterios', 'criterio', 'criterios'],
] as const;

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

const Column = DataTable.Col<CatalogueDepartment>;

function DepartmentTable({ catalogue }: { catalogue: CatalogueDepartment[] }) {
  const [said, setSaid] = useState('');
  const list = useList<CatalogueDepartment>({ data: catalogue });
  const order = useCatalogueWrite({
    write: (list: CatalogueDepartment[]) =>
      api.put('/api/departments/order', { body: { ids: [...list.map(({ id }) => id)] } }),
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
          <Column
            source="posiciones"
            render={({ posiciones: { length } }) =>
              length === 0 ? 'sin posiciones' : counted(length, 'posición', 'posiciones')
            }
          />
          <Column
            source="ofrecido_en"
            cellClassName="wide"
            render={({ ofrecido_en: uses }) =>
              uses.map((use) => DEPARTMENT_USE_LABEL[use]).join(', ') || 'En ningún formulario'
            }
          />
          <Column source="usos" render={({ usos }) => LIST.format(tally(usos, USES)) || 'Sin uso'} />
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
  const catalogue = useCatalogue();
  const { data } = catalogue;
  const { id, shownId, close } = useDetailAddress('departments', '/departments');
  const creating = useMatch('/departments/create') !== null;
  const addButton = useRef<HTMLButtonElement>(null);
  const department = data?.find((one) => one.id === (id ?? shownId));
  return (
    <PanelFrame current="/departments">
      <PartHeader
        title="Departamentos y posiciones"
        lead="Lo que ofrecen los formularios de la web y del área interna, en este orden. Los cambios quedan en el registro."
        action={
          <AddButton ref={addButton} to="/departments/create">
            Añadir departamento
          </AddButton>
        }
      />
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
