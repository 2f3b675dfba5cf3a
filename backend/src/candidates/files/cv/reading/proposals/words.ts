/** Lower-case, without accents, one kind of apostrophe. Arabic keeps its letters. */
export const plainOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/ı/g, 'i')
    .replace(/[şș]/g, 's')
    .replace(/[ţț]/g, 't')
    .toLowerCase();

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words of headings in Spanish, Catalan, English, Romanian, Portuguese, French, Italian, German and Arabic. */
const HEADINGS = setOf(`
curriculum curriculo curriculums vitae cv resume resumen hoja vida europass europeo modelo formato datos dades dados date donnees data personal personales personals pessoais
personale personnelles personaliza informacion informacio informacao informatii information informations info details detalles perfil profile profil profissional profesional
professional professionnel professionnelle profesionala profesionales professionals summary sumario sobre about acerca despre mi mim mine me my extracto presentacion
presentation objetivo objetivos objectiu objectius objective objectives obiectiv career carrera goal experiencia experiencias experiencies experience experiences experienta experiente
laboral laborales work working empleo employment history historial trayectoria trajectoria formacion formacio formacao formation education educacion educacio educacao educatie training estudios
estudis studii studies academica academico academicas academic academics academia complementaria complementarios adicional adicionales additional other otros otras altres outros outras alte
idiomas idioma llengues idiomes linguas lenguas languages language limbi straine langues sprachen sprachkenntnisse habilidades habilitats skills skill competencias competencies
competente competences competenze aptitudes aptituds aptitudini conocimientos coneixements conhecimentos cunostinte knowledge informatica informaticos computer software tecnicas tecnicos technical
hard soft core key top contact contacto contacte contactos contato contatti kontakt coordonnees contacta referencias referencies referencia references reference referees referinte recomendaciones
recommendations recomandari aficiones intereses interessos interests hobbies hobby hobbys cursos curs cursuri courses course certificados certificaciones certificates certificate
certifications certificats licencias licencia permisos permis permisos carnets carnet carnes logros achievements awards premios projects proyectos projectes voluntariado volunteering publicaciones
publications table contents page pagina indice index anexo anexos motivacion motivation carta cover letter apresentacao recomanacio recomendacion disponibilidad disponibilitat availability varios
miscellaneous declaration declaracion declaracao signature firma foto photo fotografia nacionalidad nationality uber mich berufserfahrung ausbildung kenntnisse lebenslauf esperienza
istruzione expertise strengths fortalezas qualifications cualificaciones titulos titulacion titulaciones degree bachillerato eso grado parcours scolaire diplomes centres interet
السيرة الذاتية المعلومات معلومات الشخصية شخصية البيانات بيانات الاتصال التواصل الخبرة الخبرات المهنية التجربة التجارب التعليم الدراسة التكوين اللغات المهارات المراجع مراجع نبذة عني الهدف الوظيفي الهوايات
`);

/** Trades, parts of companies, streets, countries and other words that no person is called. */
const OTHERS = setOf(`
conductor conductora conductores chofer choferes xofer xofera driver drivers sofer soferi motorista motoristas camionero camionera chauffeur mecanico mecanica mecanic mechanic mechanik mecanicien
tecnico tecnica tecnic tecnician technician administrativo administrativa administratiu administracion administracio administracao administration coordinador coordinadora coordenador coordinator planificador
planificadora operador operadora operator operario operaria operari operative mozo moza mosso almacen magatzem armazem warehouse depozit programador programadora desarrollador desarrolladora developer
engineer ingeniero ingeniera enginyer enginyera engenheiro inginer ingenieur transporte transportes transport transports logistica logistic logistics logistique recursos humanos humans resources human responsable responsavel jefe
jefa cap encargado encargada encarregat oficial inspector inspectora electricista repartidor repartidora director directora diretor gestor gestora contable accountant analyst analista manager
assistant asistente assistent assistente auxiliar ayudante ajudant consultor consultora consultant specialist especialista supervisor supervisora team leader lider senior junior agente agent cliente
clientes customer service servicio servicios servei serveis sales ventas vendes comercial dependiente dependienta camarero camarera cocinero cocinera limpieza limpiador limpiadora soldador vigilante
seguridad security carretillero carretillera carretonero gruista chapista pintor pintora preparador preparadora recepcionista recepcion vehiculos vehicles vehiculo vehicle cars coches autobus camion camiones trailer
taller tallers talleres garage garatge oficina office empresa empresas company group grupo grup sociedad limitada corporation ltd inc llc gmbh slu sll sarl srl lda ltda ett calle carrer avenida avinguda plaza placa paseo passeig
rua avenida strada street road avenue barrio urbanizacion poligono piso puerta departamento departament department barcelona madrid valencia sevilla catalunya cataluna espana spain espanya spania espanha
marruecos maroc morocco romania portugal peru telefono telefon telefone telemovel phone mobile movil mobil email mail correo correu adresa address direccion adreca domicilio morada nombre nom name nume nome apellidos cognoms prenume
surname fecha nacimiento data naixement nascimento birth born dni nie nif passport pasaporte pasaport sexo hombre mujer soltero soltera casado casada ingles espanol catalan castellano frances aleman arabe english spanish french romana
castella angles universidad universitat university universidade universitatea instituto institut institute escuela escola school colegio college liceul facultad facultat master grado bachelor web www http linkedin
agosto enero febrero marzo abril mayo junio julio septiembre octubre noviembre diciembre january february march april june july august september october november december actualidad actualitat present
front end back full stack frontend backend designer design diseno disenador marketing finance finanzas quality calidad qualitat flotas fleet rutas routes route trafico traffic transit planner supply chain operations operaciones
hgv forklift class license licence driving autonomo freelance estudiante student estudiant jubilado profesor professor teacher abogado doctor nurse enfermera distribucion internacional internacionales international nacional
stock stocks inventory mantenimiento manteniment maintenance produccion production industrial electromecanica mecatronica digital hoja trabajo treball trabalho munca puesto vacante oferta solicitud
buenos dias estimados estimado senores dear atentamente saludos regards factura presupuesto invoice total fiscal iva cif ref tel fax chauffeurs agencia entidad organismo ayuntamiento ajuntament generalitat gobierno ministerio red cruzroja
hospital virgen benz iveco scania volvo renault trucks club parque centro centre center colegiado nave fundacion fundacio asociacion associacio cooperativa restaurante restaurant bar hotel supermercado
positiva responsable puntual trabajador trabajadora seria serio persona persoana people cualquier disponible available excel word office sap
`);

const wordsIn = (plain: string): string[] => plain.split(/[^\p{L}]+/u).filter(Boolean);

/** Whether a line has a word that stands in no person's name. */
export const hasOtherWord = (plain: string): boolean =>
  wordsIn(plain).some((word) => HEADINGS.has(word) || OTHERS.has(word));

const LINKS = setOf('de del la las los el i y e and & of the do da dos das si et in a en al with d l o or');

/** Whether all words of a short line are those of headings. */
export function isHeadingLike(plain: string): boolean {
  const words = wordsIn(plain);
  return (
    words.length > 0 && words.length <= 6 && words.every((word) => HEADINGS.has(word) || LINKS.has(word))
  );
}
