import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type Role, ROLE_LABEL } from '@hiring/contract';
import { useGetIdentity } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { SIZE } from '../theme/tokens';

/** Name and role of the signed-in user. */
export function Identity({ wideOnly = false }: { wideOnly?: boolean }) {
  const { identity } = useGetIdentity();
  if (!identity) return null;
  const role = ROLE_LABEL[identity.role as Role] ?? 'Usuario';

  return (
    <Box
      sx={{
        display: { xs: wideOnly ? 'none' : 'flex', lg: 'flex' },
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
      }}
    >
      <Box
        component="span"
        sx={{
          fontSize: SIZE.tiny,
          border: '1px solid currentColor',
          borderRadius: 5,
          px: 1,
          lineHeight: '20px',
          opacity: 0.9,
        }}
      >
        {role}
      </Box>
      <Link
        component={RouterLink}
        to="/mi-calendario"
        color="inherit"
        aria-label={`Mi calendario (${identity.fullName})`}
        title="Mi calendario"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: 220 }}
      >
        {identity.fullName}
      </Link>
      <Link
        href="/mi-cuenta"
        color="inherit"
        sx={{ whiteSpace: 'nowrap' }}
        title="Contraseña y verificación en dos pasos"
      >
        Mi cuenta
      </Link>
    </Box>
  );
}
