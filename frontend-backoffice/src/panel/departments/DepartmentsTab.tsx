import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useRef, useState } from 'react';
import type { CatalogueDepartment } from '../../providers/calls/settings';
import { LoadFailed } from '../../ui/LoadFailed';
import { StateMessage } from '../../ui/StateMessage';
import { PanelLoading } from '../PanelLoading';
import { DepartmentRow } from './DepartmentRow';
import { NewDepartment } from './NewDepartment';
import { moved } from './order';
import { useCatalogue, useCatalogueWrite } from './useCatalogue';

function Rows({ catalogue, onRemoved }: { catalogue: CatalogueDepartment[]; onRemoved: () => void }) {
  const [open, setOpen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const order = useCatalogueWrite({
    write: (provider, list: CatalogueDepartment[]) => provider.orderDepartments(list.map(({ id }) => id)),
    expect: (_before, list) => list,
    failure: 'Error actualizando departamento',
  });
  const move = (department: CatalogueDepartment, by: -1 | 1) => {
    const list = moved(catalogue, department.id, by);
    const place = list.findIndex(({ id }) => id === department.id) + 1;
    setSaid(`${department.nombre}: puesto ${place} de ${list.length}`);
    order.mutate(list);
  };

  return (
    <>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {catalogue.map((department, index) => (
          <DepartmentRow
            key={department.id}
            department={department}
            first={index === 0}
            last={index === catalogue.length - 1}
            open={open === department.id}
            onOpen={(now) => setOpen(now ? department.id : null)}
            onMove={(by) => move(department, by)}
            onRemoved={onRemoved}
          />
        ))}
      </Card>
      <Box role="status" style={visuallyHidden}>
        {said}
      </Box>
    </>
  );
}

/** The catalogue that every form offers. */
export function DepartmentsTab() {
  const { data, error, refetch } = useCatalogue();
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <section aria-labelledby="departamentos-titulo">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: 2 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography variant="h3" component="h2" id="departamentos-titulo">
            Departamentos y posiciones
          </Typography>
          <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
            Lo que ofrecen los formularios de la web y del área interna, en este orden. Los cambios se guardan
            al momento y quedan en el registro.
          </Typography>
        </Box>
        <Button
          ref={addButton}
          variant="contained"
          color="secondary"
          startIcon={<AddOutlined />}
          onClick={() => setAdding(true)}
          sx={{ minHeight: 44 }}
        >
          Añadir departamento
        </Button>
      </Box>
      {data && data.length > 0 && <Rows catalogue={data} onRemoved={() => addButton.current?.focus()} />}
      {data?.length === 0 && (
        <StateMessage title="No hay departamentos">
          Sin departamentos, los formularios no tienen qué ofrecer. Añade el primero.
        </StateMessage>
      )}
      {!data && error && (
        <LoadFailed title="Error cargando departamentos" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <PanelLoading />}
      {adding && <NewDepartment onClose={() => setAdding(false)} />}
    </section>
  );
}
