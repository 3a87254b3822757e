/** Five Italian names of the maximum length. */
export const LONGEST_NAMES = [
  'Maria Immacolata Concetta Addolorata di Castelfranco Veneto',
  'Niccolò Alessandro Bartolomeo degli Abati dell’Acquasanta',
  'Giosuè Massimiliano Ferdinando Sant’Ambrogio della Rovere IV',
  'Mariateresa Piergiovanna Santacroce-Monteleone D’Alessandro',
  'Desirée Benedetta Lucrezia Pietropaolo Città della Pieve Più',
];
