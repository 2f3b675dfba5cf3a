import Box from '@mui/material/Box';
import { type Role, ROLE_LABEL } from '@hiring/contract';
import { useGetIdentity } from 'react-admin';
import { SIZE } from '../theme/tokens';

/** Name and role of whoever is signed in. */
export function Identity({ wideOnly = false }: { wideOnly?: boolean }) {
  const { identity } = useGetIdentity();
  if (!identity) return null;
  const role = ROLE_LABEL[identity.role as Role] ?? 'Usuario';

  return (
    <Box
      sx={{
        display: { xs: wideOnly ? 'none' : 'flex', md: 'flex' },
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
      <Box
        component="span"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: 220 }}
      >
        {identity.fullName}
      </Box>
    </Box>
  );
}
