/**
 * Common given names, without accents, of the people who live in Spain: the most frequent ones of INE's statistics of
 * names (Spanish, Catalan, Basque and Galician forms), and those usual in Romania, Morocco, Portugal, Latin America and
 * the English-speaking world. Plain facts, written down by hand; a name that is missing needs other evidence.
 */
const NAMES = `
aaron abel abraham adan adela adelaida adolfo adoracion adria adrian adriana agata agnes agusti agustin agustina aida aina ainara ainhoa
ainoa aitana aitor albert alberto alba alejandra alejandro alejo alex alexandra alexandre alexia alfonso alfredo alicia alma almudena alvaro amadeo
amaia amalia amanda amaya amparo ana anabel andoni andrea andreu andres angel angela angeles angelica angelina angels anibal anna anselmo antoni
antonia antonio araceli arantxa ariadna ariel arnau arturo asier asuncion aurea aurelio aurora azahara azucena balbina baltasar barbara bartolome
bartomeu basilio beatriz begona belen benet benito benjamin berenguer bernabe bernardo bernat berta biel blai blanca blas borja brais
brian brigida bruno calixto camila camilo candela candelaria candido caridad carina carla carles carlos carlota carme carmela carmelo carmen carolina
casimiro catalina catarina cayetano cecilia celestino celia cesar cesareo chantal cintia clara claudia claudio clemente concepcion conchita
consuelo constantino cosme cristian cristina cristobal cruz custodio dafne dalia damaso damian daniel daniela dario david debora delia denis desiree diana
diego dimas dionisio dolores dolors domenec domingo domingos dora dorotea edgar edith edmundo eduard eduardo edurne efrain elena eleuterio elias elisa
elisabet elisabeth elisenda eloisa eloy elsa elvira emilia emiliano emilio emma encarna encarnacion eneko enric enrique erica erik erika ernest ernesto
esperanza estanislao esteban estefania estela ester esther estrella etxahun eugenia eugenio eulalia eusebio eva evaristo ezequiel fabian fabio fabiola
fatima faustino federico feliciano felicidad felip felipe felisa felix fermin fernanda fernando ferran fidel flor florencio florentino fran francesc
francesca francisca francisco froilan gabriel gabriela gael galo gema gemma genis genoveva gerard gerardo german gertrudis gil gilberto gines gisela
gloria gonzalo gonzal goretti gorka graciela gregorio griselda guadalupe guillem guillermina guillermo gustavo guzman haizea hector helena heliodoro
herminia hermenegildo heriberto hilario hipolito honorio horacio hugo ibai idoia ignacio ignasi igor iker ildefonso imanol imma inaki
indalecio ines inigo inma inmaculada inocencio irene iria iris irma isaac isabel isaias isidoro isidro ismael israel ivan ivet ivette izan izaskun
jacinto jacob jacobo jaime jairo jana jaume javier jean jennifer jenifer jeronimo jesica jessica jesus jimena joan joana joaquim joaquin joel jokin jon
jonas jonatan jonathan jordi jordina jorge josefa josefina josep jose josu josue juan juana judit judith julen julia julian juliana julio justo karen karina
katia kevin kiko koldo lara laia laura lauro lazaro leandro leire leo leonardo leonor leopoldo leticia lia lidia lina lino lisardo lola lope lorena lorenzo
lourdes lucas lucia luciano lucio lucrecia luis luisa lluc lluis llucia luna luz lydia macarena magda magdalena maica maider maite malena manel manoel
manolo manuel manuela mar marc marcel marcela marcelino marcelo marcial marcos margalida margarida margarita maria mariana mariano maribel maricarmen
marina mario marisa marisol maria mariluz mariajose marta marti martina martirio mateo mateu matias matilde mauricio maxi maximiliano maximo mayra mayte
mercedes merce meritxell mertxe micaela miguel mikel milagros miquel mireia miren miriam moises monica montse montserrat nadia nagore naiara natalia nahia
natividad nazaret neus nerea nestor nicanor nicolas nicole nieves nil nadal noa noel noelia noemi nora norberto nuria obdulia octavio odalys ofelia olalla
olga oihane oier omar onofre oriol oscar osvaldo otilia ovidio pablo paco palmira paloma paola pascual pastora patricia patricio patxi pau paula paulina
paulino paz pedro pelayo penelope pepa pepe pere perfecto petra pia pilar placido pol primitivo priscila prudencio purificacion queralt quim quintin rafael
rafaela raimon raimundo ramiro ramon ramona raquel raul rebeca regina reinaldo remedios remei renata reyes ricard ricardo rigoberto rita robert roberto
rocio rodolfo rodrigo roger rogelio roman romina roque rosa rosalia rosana rosario rosaura roser rosendo ruben rufino ruth sabina sabrina salome
salomon salud salvador samanta samuel sandra santiago santi sara saray saturnino saul sebastia sebastian selena serafin serena sergi sergio severino sheila
sigfrido silvestre silvia silvino simon sira socorro sofia sol soledad sonia sonsoles susana tamara tania tatiana telmo teo teodora teodoro teofilo
teresa teresita timoteo tina tirso tobias toni tomas trinidad unai urbano uriel ursula uxia valentin valentina valeria valeriano vanesa vanessa
vega veronica vicent vicenta vicente vicenc victor victoria victoriano vidal violeta virginia virgilio xabier xavi xavier xenia ximena ximo xoan
xose yago yaiza yanira yasmina yeray yesica yolanda zaida zaira zoe zulema
adelin adina aida alexandru alin alina ana anca andrada andrei aneta angelica anton aurel aurelia aurelian aurica bianca bogdan calin camelia carmina catalin
cezar ciprian claudiu codrin constanta constantin corina cornel cornelia cornelius cosmin costel costica costin cristi daciana dan dana daniela danut
denisa diana doina dorel dorin dorina doru dragos dumitru ecaterina elena elvis emanuel emil emilia eugen felicia filip flavia flaviu florentin
florentina floarea florin florina gabi gabriela georgeta george georgian georgiana gheorghe gheorghita gigel ghita horatiu horia iacob ilie ileana ilinca ina
ioan ioana ion ionel ionela ionut irina iulia iulian iuliana iuliu laurentiu lavinia lenuta lidia ligia liliana liviu livia loredana luca lucian luciana
ludovic luminita madalin madalina magda marcel maricica marian mariana maricel marilena marin mariana marinela marius mihaela mihai mihail mihaita mihaela mirabela
mircea mirela miruna mitica monica nadia narcis nelu nicoleta nicolae nicusor octavian oana ovidiu ovidiu paraschiva paul petre petrica petronela petru rares
raluca razvan roxana sabin sandu sebastian sergiu silviu simona sorin sorina stan stefan stefania stelian steliana tiberiu teodor teodora traian tudor valentin
valer vali vasile vasilica veronica victor viorel viorica virgil vlad vladimir violeta zoltan
abdallah abdel abdelali abdelaziz abdelfattah abdelghani abdelhadi abdelhak abdelhakim abdelhamid abdelilah abdeljalil abdelkader abdelkarim
abdellah abdellatif abdelmajid abdelmalek abdelouahed abdelouahid abdeslam abderrahim abderrahman abderrahmane abderrazak abdessamad abdoulaye abdou abdul
abdullah achraf adam adel adil adnan ahmad ahmed aicha aisha aissa aissatou aksil ali aliou alioune allal amadou amal amar amin amina amine aminata anas
anass anouar anwar asmaa assia awa ayman aya ayoub aziz aziza badr bachir bilal boubacar bouchra brahim cheikh chaimae cherif dounia driss ebrima el fadma fadoua
faical faisal farid farida fatiha fatima fatimazahra fatou fatoumata fouad fouzia habib habiba hafida hafsa hajar hakim halima hamid hamida hamza hanan hanane
hasan hasnaa hassan hassna hatim hicham hind houda houssam houssine hussein ibrahim ibrahima ibtissam idriss ikram ilham ilyas ilyass imad imane ismail issa
jamal jamila jawad jihane kamal karim karima kawtar khadija khadim khalid khalil kenza laila lahcen lamia lamine larbi latifa leila loubna mamadou mehdi malak malick
malika mariam mariama marouane maryam marwa meriem mbarek miloud mimoun mina mohamad mohamed mohammad mohammed mohcine mostafa mouad mouhcine mounir mourad
moussa moustapha mouna muhammad muhammed mustafa mustapha nabil nabila nadia naima najat najib nassim nasser nawal nezha nizar nora noura nouredine noureddine
nordin omar ouafa ousmane othmane oumaima oussama rachid rachida rahma rajae rania redouan redouane reda rida rim sabah sadik said saida salah salahuddin saliha
salim salima salma samia samir samira sana sanae sara siham smail soufian soufiane soukaina souad sulayman taha tahar tarik tariq touria usman wafa walid wassim
widad yacine yahya yasin yasir yasmin yasmine yassin yassine yassir younes youness youssef youssouf yousra yusuf zahra zainab zakaria zakariae zineb zouhair
adalberto ademir adelino afonso agostinho albano albino aldina alexandrina alvaro amancio amandio amelia americo andre angelo antero antonio armando armindo arlindo artur
augusto aurelio avelino baltazar beatriz benedito bernardino bras brenda caetano caio camila carina cassia catia celeste celina celso cidalia claudia conceicao
cristiano custodia davi deolinda diogo dinis dulce edson edna elisio eduarda elio elizabete emanuel estevao eurico fabiana fabricio fatima felisbela
fernao filipa filipe firmino francisca gilberto gilda goncalo graca guilherme gustavo heitor helder helio henrique hermano herminio hugo ilda ilidio ines
inacio iolanda iraci isaura ivone ivo jaime jeronimo joana joao joaquim joaquina jorge jose josue juliao juvenal larissa leandro leonel leonilde leonor leticia lidia
liliana lucia lucilia luciana luisa luiz lurdes luzia madalena manuel marcia marcio marco margarida mariana marilia mario marli matheus mateus mauro mirian moises
natercia nelson nilton norma nuno octavia odete olavo olinda olivia orlando osorio otavio patricia paula paulo pedro priscila raquel renan renato reinaldo ricardina
rodrigo rogerio romeu rosangela rui rute sandro sebastiao silvana silverio simao sofia soraia tania telma teresa thais thiago tiago tome valdemar valter vanda vania
vasco vera vilma vitor vitoria viviana wagner wanderley washington wellington wilson zelia zulmira
abelardo abigail adalid agapito alcides aldo alfonsina alondra amparito anahi ariana aristides arnaldo arnulfo atilio aurelia aymara bladimir braulio byron
carmenza ciro clodomiro clotilde cirilo daysi demetrio denisse deysi dennis dilcia doris edelmira edilberto edison edwin edy efren elba eleazar eliana eliecer elizabeth elmer
elton elver eder enzo epifanio erwin eriberto estuardo ever fausto fermina flavio franklin freddy fredy froylan genaro gerson giancarlo giovanni gladis gladys glenda
gumercindo haydee henry herlinda hermes hernan hilda hildebrando humberto ingrid isela italo ivonne jacqueline janeth javiera jazmin jefferson jenny jesenia jeyson jhon
jhonatan jhonny joaquina johana john johnny jonny josias jovita juvenal karla keyla lady leidy leonidas leonela lesbia leyla libardo lilia lilian lisbeth lizbeth lisset
lizeth lucero luisana luz maicol mabel magali marbella marcelina maritza marleny marlon martha mayerly melissa mery milena milton mirna mirta mirtha misael modesto myriam nancy
narciso natali nataly nayeli nelly nelida nelson nelsy nery nidia nilda nixon norma odalis olger omaira onesimo orfelina orlando oswaldo percy pastor pedro
porfirio ramses reina reynaldo richard roberth rodolfo rolando romulo ronal ronald rosalba rosalinda rosmery roxana rudy ruperto santos santusa segundo shirley silverio
sixto sonia stalin tomasa ubaldo uber ulises vilma vivian waldo walter wilber wilfredo wilmer wilson wilman wilder wiliam willian xiomara yadira yamila yamileth yanet yeison
yenny yesenia yessenia yohana yoselin yuri yuliana yuridia zenaida zenon zoila zulay
abigail alan alastair alison amber amy andrew angus anne anthony archie arthur ashley audrey austin barry becky ben benjamin bernadette beth bethany betty bill
billy bob brandon brenda brendan brett brian bridget bruce bryan caitlin callum cameron carl carole caroline carolyn catherine charles charlie charlotte chelsea cheryl
chloe chris christian christine christopher cindy claire clive colin connor courtney craig curtis cynthia damien danielle darren dave dean deborah debra declan dennis
derek diane dominic donald donna dorothy doug douglas duncan dylan edward edwina eileen eleanor elaine eli elizabeth ella ellen emily emma eric erin ethan eugene evan
evelyn fiona frances francis frank fred frederick gareth gary gavin gemma geoff geoffrey georgia georgina geraldine gillian glenn gordon grace graham grant greg gregory
guy hannah harold harriet harry harvey hazel heather heidi helen henry holly howard ian isaac isabella isabelle isla jack jackie jackson jacqueline jake james jamie
jane janet janice jason jasmine jayne jeffrey jeremy jerry jessica jill jim joanna joanne jodie joe john jonathan jordan joseph joshua joyce judy julie justin karen kate
katherine kathleen kathryn katie keith kelly ken kenneth kerry kieran kim kimberly kirsty kyle lauren laurence lawrence leah lee leon leslie lewis liam lily linda lindsay
lisa liz lloyd logan louis louise lucy luke lynn madison malcolm mandy margaret maria marilyn mark martha martin mary mathew matthew maureen maurice max meghan megan melanie
michael michelle miles mitchell mohan molly morgan nancy natalie natasha nathan neil niall nicholas nicola nigel norman olivia oliver owen pamela patrick paul pauline
peter philip phillip phoebe rachael rachel ralph raymond rebecca rhys richard rob robin rodney ronald rory rose ross rosie roy russell ryan sally sam samantha samuel sandra
sara sarah scott sean sebastian sharon shaun shane sheila shirley simon sophia sophie spencer stacey stanley stella stephanie stephen steve steven stewart stuart sue
susan suzanne sylvia ted teresa terry theo theodore theresa thomas tiffany tim timothy tina toby todd tom tony tracey tracy trevor tyler vanessa vera victoria vincent
vivian walter warren wayne wendy william zachary zoe
adebayo aleksandar aleksandr alessandro alessia alessio alexei amit anastasia anastasiya andrej andrii andriy anil anita anjali anton antoine arjun artem bartosz boris borislav chiara chidi
chinedu claude damir daria davide delphine denys dmitri dmitry dragan elif emeka emre enzo fabrizio federica francois francesca francesco franck gianluca giorgi giorgia giovanna giulia
giuseppe goran grzegorz gurpreet harpreet hristo ivana ivanka ivaylo jakub jan jurgen katarzyna kateryna klaus kofi kwame krzysztof ksenia lukas luigi lyudmila maciej magdalena
malgorzata manpreet marcin marek mariya mateusz matteo maksym mehmet michal mihail milan mykola nadiya nataliya nikola nikolay nino oksana oleg oleh oleksandr olena olha
paolo pavel petar petya philippe pierre piotr plamen priya raj rahul rajesh ravi roberta roman sandeep sanjay sergei sergey serhii simone singh sofiya stanislav stefano stoyan sunil
svetlana sylwia taras tetiana todor tomasz valentyna vasyl veselin vijay viktor viktoriia vitaliy vitalii vladislav volodymyr wojciech yevhen yuliia yulia yuriy zbigniew zdravko
mei wei xin yan jing hui fang ming
`;
const ARABIC = `
محمد أحمد احمد يوسف علي عمر حسن حسين إبراهيم ابراهيم خالد سعيد رشيد كريم مصطفى عبد عبدالله عبدالرحمن حمزة أيوب ياسين أنس بلال طارق نبيل سمير جمال كمال عادل هشام
إدريس ادريس عثمان زكرياء زكريا أمين المهدي مهدي إسماعيل اسماعيل سفيان رضا وليد منير مراد نور فاطمة خديجة عائشة مريم زينب سارة سلمى أسماء إيمان حنان نادية سميرة
لطيفة رشيدة كريمة نعيمة فوزية حليمة سعاد أمينة نجاة هدى ليلى ياسمين سناء بشرى حسناء غزلان سكينة كوثر شيماء
`;
const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const GIVEN = setOf(NAMES);
const ARABIC_GIVEN = setOf(ARABIC);
/** Given names that are family names as often. */
const ALSO_FAMILY = setOf(
  'martin vidal vicente andres alonso gil domingo pascual marcos santos simon marin bernardo benito lorenzo salvador roman roque tomas bruno rey cruz reyes luna vega flores leon blanco nadal ventura rosa dumitru stan tudor petre singh james thomas scott lewis morgan owen grant graham gordon craig stewart spencer lloyd howard harvey grace henry jordan mitchell rose ross russell sala serra pol bernat sol mar galan franco moreno lopes nunes mateo garrido said hassan ali omar ibrahim issa camara toure abel',
);

/** @param word lower-case, without accents; Arabic as it is. "Andrei-Mihai" is one when its first part is. */
export const isGivenName = (word: string): boolean =>
  GIVEN.has(word) || ARABIC_GIVEN.has(word) || (word.includes('-') && GIVEN.has(word.split('-')[0] ?? ''));

/** A given name that is no family name. */
export const isOnlyGivenName = (word: string): boolean => isGivenName(word) && !ALSO_FAMILY.has(word);
