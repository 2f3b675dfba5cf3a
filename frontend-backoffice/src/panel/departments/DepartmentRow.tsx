import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DEPARTMENT_USE_LABEL } from '@hiring/contract';
import type { CatalogueDepartment } from '../../providers/calls/settings';
import { ToneBadge } from '../../ui/ToneBadge';
import { DepartmentForm } from './DepartmentForm';
import { OrderButtons } from './OrderButtons';
import { positionsText, usesText } from './usesText';

interface Props {
  department: CatalogueDepartment;
  first: boolean;
  last: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
  onMove: (by: -1 | 1) => void;
  onRemoved: () => void;
}

/** One department: closed it says what it is and who uses it, open it is edited. */
export function DepartmentRow({ department, first, last, open, onOpen, onMove, onRemoved }: Props) {
  const { nombre, activo, ofrecido_en, posiciones, usos } = department;
  const offered = ofrecido_en.map((use) => DEPARTMENT_USE_LABEL[use]).join(', ');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
        alignItems: 'start',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ pl: 1, pt: { xs: 1, sm: 1.25 } }}>
        <OrderButtons name={nombre} first={first} last={last} onMove={onMove} />
      </Box>
      <Accordion
        disableGutters
        elevation={0}
        expanded={open}
        onChange={(_event, now) => onOpen(now)}
        slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
        sx={{ bgcolor: 'transparent', minWidth: 0, '&::before': { display: 'none' } }}
      >
        <AccordionSummary expandIcon={<ExpandMoreOutlined />} sx={{ px: { xs: 2, sm: 1.5 } }}>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Typography component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
                {nombre}
              </Typography>
              {!activo && <ToneBadge tone="grey">Inactivo</ToneBadge>}
              <Typography component="span" variant="body2" color="text.secondary">
                {positionsText(posiciones.length)}
              </Typography>
            </Box>
            <Typography variant="body2" color="text.secondary" component="span" sx={{ display: 'block' }}>
              {offered ? `Se ofrece en: ${offered}` : 'No se ofrece en ningún formulario'}. {usesText(usos)}
            </Typography>
          </Box>
        </AccordionSummary>
        <AccordionDetails sx={{ px: { xs: 2, sm: 1.5 }, pb: 2.5 }}>
          <DepartmentForm department={department} onRemoved={onRemoved} />
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}
