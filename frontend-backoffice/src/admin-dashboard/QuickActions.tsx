import AddOutlined from '@mui/icons-material/AddOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import RecentActorsOutlined from '@mui/icons-material/RecentActorsOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Panel } from './Panel';

const ACTIONS = [
  { label: 'Crear Vacante', to: '/gestion-vacantes?nueva=1', icon: AddOutlined },
  { label: 'Revisar Candidatos', to: '/candidatos', icon: RecentActorsOutlined },
  { label: 'Panel RRHH', to: '/admin', icon: GroupsOutlined },
  { label: 'Configuración', to: '/panel-admin', icon: SettingsOutlined },
] as const;

export function QuickActions() {
  return (
    <Panel title="Acciones Rápidas">
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: '1fr' },
        }}
      >
        {ACTIONS.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Button
              component={Link}
              to={to}
              variant="outlined"
              fullWidth
              startIcon={<Icon aria-hidden />}
              sx={{ minHeight: 48, justifyContent: 'flex-start' }}
            >
              {label}
            </Button>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
