/** By this, systems recognise the installed app, its windows and its updates. Windows shows it nowhere. */
export const APP_ID = 'app.vernissage.Vernissage';
