import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDepartments } from '../../departments/useDepartments';
import { TagBadges } from '../../tags/TagBadges';
import { DetailLink } from '../../ui/DetailLink';
import { Separator } from '../../ui/Separator';
import { OtherApplicationsBadge, shortId, UnverifiedBadge } from '../StateBadges';
import { type CandidateRow, fullName } from '../types';

/** Who: name, short id, e-mail, and whether that e-mail is theirs for sure. */
export function CandidateWho({ row }: { row: CandidateRow }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <DetailLink resource="candidates" id={row.id}>
        {fullName(row)}
      </DetailLink>
      <Typography variant="caption" color="text.secondary" component="div" noWrap title={row.email}>
        <Box component="span" sx={{ fontFamily: 'ui-monospace, monospace' }}>
          {shortId(row.id)}
        </Box>
        <Separator />
        {row.email}
      </Typography>
      {!row.email_verified && (
        <Box sx={{ mt: 0.5 }}>
          <UnverifiedBadge />
        </Box>
      )}
    </Box>
  );
}

/** For what: position, department, vacancy, and how many other applications are open. */
export function CandidateJob({ row }: { row: CandidateRow }) {
  const { departmentName, positionName } = useDepartments();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="div">{positionName(row.departamento, row.posicion)}</Typography>
      <Typography variant="caption" color="text.secondary" component="div">
        {departmentName(row.departamento)}
        <Separator />
        {row.vacante_titulo ?? 'Candidatura espontánea'}
      </Typography>
      {row.otras_abiertas > 0 && (
        <Box sx={{ mt: 0.5 }}>
          <OtherApplicationsBadge count={row.otras_abiertas} />
        </Box>
      )}
      <TagBadges tags={row.etiquetas} />
    </Box>
  );
}
